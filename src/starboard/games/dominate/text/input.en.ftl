### What is wrong with options and files that people write.

must-be-table = must be a table of names and values
no-such-sign = the sign “{ $sign }” on { $field } means nothing
scenario-for-others = “{ $name }” is for { $need } players, not for { $have }
