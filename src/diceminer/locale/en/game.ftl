# The shared words of the game: what is written on the dice, the sheet and the heroes' cards.
# The settled words of the published editions are kept (rules.md of the project says which).

### Kinds of dice

kind-tunnel = tunnel
kind-treasure = treasure
kind-magic = magic
kind-hazard = hazard
kind-tool = tool

### Faces. $n is the number on the die, or how many symbols it shows.

face-tunnel = tunnel { $n }
face-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
face-magic = { $n ->
    [one] { $n } magic symbol
   *[other] { $n } magic symbols
}
face-cave-in = { $n ->
    [one] { $n } cave-in
   *[other] { $n } cave-ins
}
face-dragon = { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
}
face-pickaxe = { $n ->
    [one] { $n } pickaxe
   *[other] { $n } pickaxes
}
face-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
face-chest = { $n ->
    [one] { $n } chest
   *[other] { $n } chests
}
face-beer = Beer ({ $kind })

### Phases

phase-heroes = Choosing heroes
phase-excavation = Excavation
phase-magic = Magic
phase-scoring = Scoring
phase-replenish = Replenish
phase-cache = Chests
phase-solo = Solo
phase-over = Game over

### Words of the table

cheers = Cheers!
trove = trove
top = top
side = side
spend = spend
cache = cache
player = Player { $n }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

### Parts of the score sheet

part-tunnels = Tunnels
part-treasure = Treasure
part-hazards = Hazards
part-total = Total

### Heroes: the game's own six, then the six this project made up

hero-alchemist = Alchemist
hero-dragon-slayer = Dragon Slayer
hero-engineer = Engineer
hero-prospector = Prospector
hero-surveyor = Surveyor
hero-treasurer = Treasurer

hero-brewer = Brewer
hero-sapper = Sapper
hero-jeweller = Jeweller
hero-geomancer = Geomancer
hero-quartermaster = Quartermaster
hero-wyrmfriend = Wyrmfriend

### Ranks of the solo game, worst first

rank-disaster = Disaster
rank-brave-start = A brave start
rank-improving = Improving
rank-average = Average
rank-excellent = Excellent
rank-masterful = Masterful

### Bots, weakest first

bot-random = Random
bot-novice = Novice
bot-apprentice = Apprentice
bot-greedy = Skilled
bot-journeyman = Journeyman
bot-master = Master

compiling-play = Carving the rules into this machine. This happens once and takes less than half a minute …
compiling-games = Carving what plays many games at once, too. This happens once …
compiling-search = Teaching the master to think on this machine. This happens once and takes less than half a minute …
