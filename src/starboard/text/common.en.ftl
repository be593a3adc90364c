# Lists
list-and = { $first } and { $last }
list-or = { $first } or { $last }
