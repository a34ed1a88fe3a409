# Las palabras comunes del juego: lo que está en los dados, en la hoja y en las cartas de héroe.
# Valen las palabras de las ediciones publicadas.

### Tipos de dado

kind-tunnel = túnel
kind-treasure = tesoro
kind-magic = magia
kind-hazard = peligro
kind-tool = herramienta

### Caras. $n es el número del dado, o cuántos símbolos muestra.

face-tunnel = túnel { $n }
face-gems = { $n ->
    [one] { $n } gema
   *[other] { $n } gemas
}
face-magic = { $n ->
    [one] { $n } símbolo mágico
   *[other] { $n } símbolos mágicos
}
face-cave-in = { $n ->
    [one] { $n } desprendimiento
   *[other] { $n } desprendimientos
}
face-dragon = { $n ->
    [one] { $n } dragón
   *[other] { $n } dragones
}
face-pickaxe = { $n ->
    [one] { $n } pico
   *[other] { $n } picos
}
face-shield = { $n ->
    [one] { $n } escudo
   *[other] { $n } escudos
}
face-chest = { $n ->
    [one] { $n } cofre
   *[other] { $n } cofres
}
face-beer = Cerveza (dado de { $kind })

### Fases

phase-heroes = Elección de héroes
phase-excavation = Excavación
phase-magic = Magia
phase-scoring = Puntuación
phase-replenish = Recuperación
phase-cache = Cofres
phase-solo = Solitario
phase-over = Fin de la partida

### Palabras de la mesa

cheers = ¡Salud!
trove = botín
top = cima
side = falda
spend = gastar
cache = mantener
player = Jugador { $n }
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

### Apartados de la hoja de puntuación

part-tunnels = Túneles
part-treasure = Tesoros
part-hazards = Peligros
part-total = Total

### Héroes: los seis del juego, luego los seis inventados por este proyecto

hero-alchemist = Alquimista
hero-dragon-slayer = Matadragones
hero-engineer = Ingeniero
hero-prospector = Buscador
hero-surveyor = Topógrafa
hero-treasurer = Tesorero

hero-brewer = Cervecera
hero-sapper = Zapador
hero-jeweller = Joyera
hero-geomancer = Geomante
hero-quartermaster = Intendente
hero-wyrmfriend = Amiga de los dragones

### Rangos del solitario, de peor a mejor

rank-disaster = Desastre
rank-brave-start = Un comienzo valiente
rank-improving = Mejorando
rank-average = Del montón
rank-excellent = Excelente
rank-masterful = Magistral

### Bots, del más débil al más fuerte

bot-random = Azar
bot-novice = Novato
bot-apprentice = Aprendiz
bot-greedy = Hábil
bot-journeyman = Experto
bot-master = Maestro

compiling-play = Tallando las reglas en esta máquina. Ocurre una sola vez y tarda menos de medio minuto…
compiling-games = Tallando también lo que juega muchas partidas a la vez. Ocurre una sola vez…
compiling-search = Enseñando al maestro a pensar en esta máquina. Ocurre una sola vez y tarda menos de medio minuto…
