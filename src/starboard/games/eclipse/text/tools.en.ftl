### The tools for people with the box, as the help of the command line says it.

tool-odds = say who wins a battle, and with which ships left
    .battle = a YAML file, - for standard input
    .method = default: exact where that is quick
    .samples = battles of a simulation
    .seed = any number
