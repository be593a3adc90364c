### What is wrong with options and files that people write.

must-be-table = must be a table of names and values
no-such-sign = “{ $sign }” on { $field } is no sign of the map
scenario-for-others = “{ $name }” is for { $need } players, not for { $have }
