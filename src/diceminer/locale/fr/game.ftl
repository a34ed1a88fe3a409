# Les mots communs du jeu : ce qui figure sur les dés, la feuille et les cartes des héros.
# Les mots des éditions publiées font foi.

### Sortes de dés

kind-tunnel = tunnel
kind-treasure = trésor
kind-magic = magie
kind-hazard = danger
kind-tool = outil

### Faces. $n est le nombre du dé, ou le nombre de symboles qu'il montre.

face-tunnel = tunnel { $n }
face-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}
face-magic = { $n ->
    [one] { $n } symbole magique
   *[other] { $n } symboles magiques
}
face-cave-in = { $n ->
    [one] { $n } effondrement
   *[other] { $n } effondrements
}
face-dragon = { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
}
face-pickaxe = { $n ->
    [one] { $n } pioche
   *[other] { $n } pioches
}
face-shield = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
face-chest = { $n ->
    [one] { $n } coffre
   *[other] { $n } coffres
}
face-beer = Bière (dé { $kind })

### Phases

phase-heroes = Choix des héros
phase-excavation = Les fouilles
phase-magic = Magique
phase-scoring = Décompte
phase-replenish = Remplissage
phase-cache = Coffres
phase-solo = Solo
phase-over = Fin de la partie

### Mots de la table

cheers = Santé !
trove = collection
top = sommet
side = côté
spend = utiliser
cache = cacher
player = Joueur { $n }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

### Lignes de la feuille de score

part-tunnels = Tunnels
part-treasure = Trésors
part-hazards = Dangers
part-total = Total

### Héros : les six du jeu, puis les six inventés par ce projet

hero-alchemist = Alchimiste
hero-dragon-slayer = Tueuse de dragons
hero-engineer = Ingénieur
hero-prospector = Prospecteur
hero-surveyor = Arpenteuse
hero-treasurer = Trésorier

hero-brewer = Brasseuse
hero-sapper = Sapeur
hero-jeweller = Joaillière
hero-geomancer = Géomancien
hero-quartermaster = Intendant
hero-wyrmfriend = Amie des dragons

### Rangs du jeu en solo, du pire au meilleur

rank-disaster = Désastre
rank-brave-start = Un début courageux
rank-improving = En progrès
rank-average = Dans la moyenne
rank-excellent = Excellent
rank-masterful = Magistral

### Robots, du plus faible au plus fort

bot-random = Hasard
bot-novice = Novice
bot-apprentice = Apprenti
bot-greedy = Habile
bot-journeyman = Expert
bot-master = Maître

compiling-play = Les règles sont taillées pour cette machine. Cela n’arrive qu’une fois et dure moins d’une demi-minute…
compiling-games = On taille aussi de quoi jouer beaucoup de parties à la fois. Cela n’arrive qu’une fois…
compiling-search = Le maître apprend à réfléchir sur cette machine. Cela n’arrive qu’une fois et dure moins d’une demi-minute…
