### Flight school: what the coach says in each exercise.

school-yes = yes
school-no = no
school-none = nothing
school-x = only X
school-xy = X and Y
school-xyz = X, Y and Z

school-walk = Walking
    .idea = One card a turn: its half on top says where you go or what you press.
    .lay1 = A meteoroid comes at blue. The blue arrow takes you there.
    .lay2 = A fires the laser of the room you stand in.
    .lay3 = The lift takes you to the other deck of the same zone.
    .lay4 = Down here A is a smaller laser. Its two points are enough.
    .ask = Where do you stand after turn 4?
    .moral = Follow yourself with a finger, turn by turn: that is half of the game.

school-fire = Firing together
    .idea = A shield lowers all shots of one turn once, not each of them.
    .lay1 = Grace fires below in turn 3. Go to the laser above her.
    .lay2 = Wait a turn and fire together: 4 + 2 − 2 = 4.
    .ask = Is the fighter destroyed?
    .moral = Two weak shots in one turn beat two good shots in two turns.

school-energy = Energy
    .idea = Heavy lasers eat the energy of their zone, and there is little of it.
    .lay1 = Grace wants to fire three times. Red has energy for two shots.
    .lay2 = The reactor is below her.
    .lay3 = B brings energy from the main reactor before her last shot.
    .ask = How many shots does Grace fire?
    .moral = B below fills the reactor of a side, B above its shield.

school-shields = Shields
    .idea = Every point of a shield stops one point of an attack, once.
    .lay1 = The gunship attacks with two in turns 2 and 4. Fill the shield.
    .lay2 = X uses most of it up. Fill it again before Y.
    .ask = How much damage does white take?
    .moral = Damage that a shield stops costs energy; damage that it lets through breaks something.

school-tracks = X, Y and Z
    .idea = Threats move by their speed after you fire, and do what they pass.
    .lay1 = The fighter appears in turn 2, so you have time to walk.
    .lay2 = It is there now: fire before it moves.
    .lay3 = The second shot ends it. See on its card what it had planned.
    .ask = What will the fighter have done by then?
    .moral = Count its speed along the lane: that says which turn is too late.

school-inside = Inside the ship
    .idea = Intruders are met in their room, with battlebots.
    .lay1 = Battlebots wait in upper blue.
    .lay2 = C takes them with you.
    .lay3 = X sends the saboteur to lower blue in turn 3. Wait for it there.
    .lay4 = Now your battlebots attack.
    .ask = Do your battlebots meet the saboteur?
    .moral = Internal threats move too: be where they will be, not where they are.

school-computer = Computer and rockets
    .idea = Whoever forgets the computer delays everybody by one action.
    .lay1 = C on the bridge in turn 1 or 2 keeps the computer awake.
    .lay2 = Then to blue, where Grace will fire in turn 5.
    .lay3 = The rockets are on the lower deck.
    .lay4 = A rocket hits one turn later: together with Grace’s laser.
    .ask = Will anything of yours be delayed?
    .moral = Once a phase somebody looks after the computer. Say aloud who does it.
