### The tools for people with the box, as the help of the command line says it.

tool-resolve = play the film of what a crew planned
    .file = a YAML or JSON file, - for standard input
    .seed = for damage tokens that are not listed
    .expect = all outcomes with their exact probabilities
tool-check = compare a file of cases with their expected results
    .file = a YAML or JSON file, - for standard input
    .seed = for damage tokens that are not listed
tool-solve = what the crew could have done instead
    .file = a YAML or JSON file, - for standard input
    .seed = for damage tokens that are not listed
    .seconds = how long to search (default 20)
    .plans = how many plans to try, instead of seconds
tool-mission = play or print a mission for a real table
    .name = 1 to 8, an exercise such as test-run-1, list, or random (usual)
    .text = print the script
    .speak = let the ship’s computer speak
    .json = print the timeline as one JSON object
    .seed = the same word gives the same random mission
    .length = how long a random mission lasts
    .levels = threat levels for 4 and 5 players
    .difficulty = white, yellow, random or mix
    .speed = 2 is twice as fast
    .from = begin there
    .statistics = compare N missions to the CD
tool-missions = the fixed missions in the order for newcomers
