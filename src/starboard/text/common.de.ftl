# Aufzählungen
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
