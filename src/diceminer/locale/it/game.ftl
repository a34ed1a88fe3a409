# Le parole comuni del gioco: ciò che sta sui dadi, sul foglio e sulle carte degli eroi.
# Valgono le parole delle edizioni pubblicate.

### Tipi di dado

kind-tunnel = tunnel
kind-treasure = tesoro
kind-magic = magico
kind-hazard = pericolo
kind-tool = strumento

### Facce. $n è il numero sul dado, o quanti simboli mostra.

face-tunnel = tunnel { $n }
face-gems = { $n ->
    [one] { $n } gemma
   *[other] { $n } gemme
}
face-magic = { $n ->
    [one] { $n } simbolo magico
   *[other] { $n } simboli magici
}
face-cave-in = { $n ->
    [one] { $n } crollo
   *[other] { $n } crolli
}
face-dragon = { $n ->
    [one] { $n } drago
   *[other] { $n } draghi
}
face-pickaxe = { $n ->
    [one] { $n } piccone
   *[other] { $n } picconi
}
face-shield = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}
face-chest = { $n ->
    [one] { $n } forziere
   *[other] { $n } forzieri
}
face-beer = Birra (dado { $kind })

### Fasi

phase-heroes = Scelta degli eroi
phase-excavation = Scavo
phase-magic = Magica
phase-scoring = Conteggio
phase-replenish = Rifornimento
phase-cache = Forzieri
phase-solo = Solitario
phase-over = Fine della partita

### Parole del tavolo

cheers = Alla salute!
trove = bottino
top = in alto
side = lato
spend = spendere
cache = congelare
player = Giocatore { $n }
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

### Voci del foglio dei punti

part-tunnels = Tunnel
part-treasure = Tesori
part-hazards = Pericoli
part-total = Totale

### Eroi: i sei del gioco, poi i sei inventati da questo progetto

hero-alchemist = Alchimista
hero-dragon-slayer = Ammazzadraghi
hero-engineer = Ingegnere
hero-prospector = Cercatore
hero-surveyor = Topografa
hero-treasurer = Tesoriere

hero-brewer = Birraia
hero-sapper = Geniere
hero-jeweller = Gioielliera
hero-geomancer = Geomante
hero-quartermaster = Furiere
hero-wyrmfriend = Amica dei draghi

### Gradi del solitario, dal peggiore

rank-disaster = Disastro
rank-brave-start = Un inizio coraggioso
rank-improving = In miglioramento
rank-average = Nella media
rank-excellent = Eccellente
rank-masterful = Magistrale

### Bot, dal più debole

bot-random = A caso
bot-novice = Principiante
bot-apprentice = Apprendista
bot-greedy = Abile
bot-journeyman = Esperto
bot-master = Maestro

compiling-play = Scolpisco le regole in questa macchina. Succede una volta sola e dura meno di mezzo minuto…
compiling-games = Scolpisco anche ciò che gioca molte partite insieme. Succede una volta sola…
compiling-search = Insegno al maestro a pensare su questa macchina. Succede una volta sola e dura meno di mezzo minuto…
