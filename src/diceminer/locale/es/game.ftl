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
face-beer = Cerveza ({ $kind })

### Fases

phase-heroes = Elección de héroes
phase-excavation = Excavación
phase-magic = Magia
phase-scoring = Puntuación
phase-replenish = Recuperación
phase-cache = Dados que mantener
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
hero-surveyor = Topógrafo
hero-treasurer = Tesorero

hero-brewer = Cervecero
hero-sapper = Zapador
hero-jeweller = Joyero
hero-geomancer = Geomante
hero-quartermaster = Intendente
hero-wyrmfriend = Amigo de los dragones

### Rangos del solitario, de peor a mejor

rank-disaster = Desastre
rank-brave-start = Un comienzo valiente
rank-improving = Mejorando
rank-average = En la media
rank-excellent = Excelente
rank-masterful = Magistral

### Variantes: el nombre, qué hace en una línea, las opciones que tiene

variant-heroes = Héroes
variant-heroes-about = Entre qué héroes se puede elegir.
variant-heroes-base = Los seis del juego
variant-heroes-backer = Seis inventados por este proyecto
variant-heroes-all = Los doce
variant-deal-heroes = Héroes al azar
variant-deal-heroes-about = Los héroes se reparten al azar en vez de elegirse.
variant-reroll-hazards = Magia contra peligros
variant-reroll-hazards-about = La magia permite volver a tirar también los dados de peligro.
variant-beer-takes = Dados por una Cerveza
variant-beer-takes-about = Cuántos dados se toman tras compartir una Cerveza.
variant-beer-takes-up-to-two = Uno o dos
variant-beer-takes-two = Siempre dos
variant-extra-tunnel-dice = Más túneles
variant-extra-tunnel-dice-about = Seis dados de túnel más en la bolsa.
variant-magic = Magia inicial
variant-magic-about = Los dados de magia con los que empieza el solitario: cuantos menos, más difícil.

### Bots, del más débil al más fuerte

bot-random = Azar
bot-greedy = Codicioso
bot-novice = Novato
bot-apprentice = Aprendiz
bot-journeyman = Oficial
bot-master = Maestro

compiling-play = Tallando las reglas en esta máquina. Ocurre una sola vez y tarda menos de medio minuto…
compiling-games = Tallando también lo que juega muchas partidas a la vez. Ocurre una sola vez…
compiling-search = Enseñando al maestro a pensar en esta máquina. Ocurre una sola vez y tarda menos de medio minuto…
