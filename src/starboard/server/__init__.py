"""The server: people, tables, play over a socket, and the storage under them.

Rooms, from the door down; each knows only those below it (`make check` looks):

    app       puts everything together as one ASGI application
    socket    the WebSocket: adapter, connection
    http      requests and pages: tables, gatherings, people, devices, games, reviews, tools,
              polling, operations, pages, schema
    run       how it runs: process, listener, handoff (sockets between workers), transport,
              warm_up, backup
    door      who comes, and how everybody is answered: guard, identity, origin, bodies, limits,
              headers, answers
    worker    what lives in a process: worker, handlers, tables, followers, lobby, caretaker,
              creation, push, ratings, cleanup
    views     what one viewer is told: present, questions, moment, cache, layers, patch, delay,
              catalogue, endings
    jobs      processes beside the worker: bots, rehearsals, reviews, sandbox, pool, fair_queue,
              capacity
    room      a table with its people, without I/O: live, play, agreements, seats, opening,
              bringing, clock, rights, rehearsal, sketch, showing
    people    accounts, passkeys, rate_limit
    wire      what crosses the line: requests, messages, parts, errors, outbox, schema
    store     what is kept, on SQLite or PostgreSQL
    kinds     the words for tables, once for store and wire: status, visibility, proposals
    settings, address, logs   how it is run, where it is reached, what it writes down

Below them lies `starboard.table`, which terminal and laboratory share: chairs, standing orders,
consent, bots that step in, and everything in words.

The way of a move: `socket.connection` reads it (rate limit: `people.rate_limit`), `worker.handlers`
finds what it needs and who does it (`room.rights`), `room.play` tries it on a copy,
`worker.tables` makes it real by appending it to the `store` and tries again if another was faster,
`worker.followers` tells everybody who follows the table what changed for them (`views`).
"""
