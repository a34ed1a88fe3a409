# El informe de una arena, una página con gráficos.

arena-title = Dice Miner: la arena
arena-about = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
}, { $players ->
    [one] el solitario
   *[other] { $players } por mesa
}. Cada semilla se juega una vez desde cada puesto.
arena-outdated = Los bots, las reglas o los dados han cambiado desde que se jugaron estas partidas.
arena-again = La misma página otra vez:
arena-standings = Clasificación
arena-standings-about = El mejor primero. Todos los intervalos son al 95 %, según lo que difieren las semillas.
arena-ratings = Puntuaciones Elo
arena-shares = Partes de victorias
arena-matrix = Cada uno contra cada uno
arena-matrix-about = La parte del bot de la izquierda, de las partidas que ganó uno de los dos.
arena-points = Cómo se reparten los puntos
arena-spread-about = El punto es la mediana, la barra la mitad central, la línea va del 5 al 95 % de las partidas.
arena-scores = Puntuaciones medias
arena-scores-about = Todos jugaron las mismas semillas.
arena-ranks = Rangos
arena-ranks-about = Con qué frecuencia se alcanzó cada rango.
arena-length = Duración de las partidas
arena-length-about = Decisiones de todos los jugadores juntos, en partidas jugadas hasta el final.
arena-length-axis = decisiones
arena-time = Tiempo por jugada
arena-time-about = La barra es la media, la marca la jugada más larga. Cada paso de la escala es diez veces el anterior.
arena-time-axis = por jugada
arena-forfeits = Abandonos
arena-forfeits-about = Un bot que falla, hace trampas o tarda demasiado pierde la partida; los demás se reparten la victoria.
arena-forfeits-none = Ninguno: cada partida se jugó hasta el final.
arena-reason = Motivo
arena-traceback = Traza del error

### Equilibrio

balance-title = Dice Miner: ¿es justo?
balance-about = { $games } partidas de { $players } entre bots de una misma clase ({ $bot }), --seed { $seed }. Cada héroe tiene los dados de cada puesto. Todos los intervalos son al 95 %, según lo que difieren las semillas.
balance-heroes = Héroes
balance-heroes-about = Partes de victorias; una parte igual es { $even }, la media de los héroes básicos { $base }. Los suplentes (en azul) deben estar a menos de { $tolerance } puntos porcentuales de ella, la banda.
balance-heroes-even = Partes de victorias; una parte igual es { $even }.
balance-heroes-table = Los héroes en cifras
balance-ahead-about = Un asterisco marca un suplente de este proyecto. «De la base» está en puntos porcentuales, «Ventaja» son los puntos finales de más que los demás de media.
balance-hero = Héroe
balance-off-base = De la base
balance-ahead = Ventaja
balance-start = Empezar
balance-start-about = Quién empieza primero se decide con dados, así que esa parte es lo que vale empezar. Después empieza quien va por detrás; lo que entonces hace de más quien empieza dice también quién empieza.
balance-who = Quién
balance-figure = Valor
balance-first-starter = Quien empieza primero, partidas ganadas
balance-round-starter = Quien empieza la ronda { $n }, puntos en ella
balance-dice = Lo que valen los dados
balance-dice-about = Puntos desde una ronda por un dado de un tipo más que los demás, en la puntuación de esa ronda, siendo igual todo lo otro; y lo mismo por un dado que muestra cerveza (además de su tipo) y por una cerveza compartida en esa ronda. Hallado por mínimos cuadrados.
balance-dice-rounds = Por ronda: un dado tomado pronto se tira y puntúa también en las rondas siguientes.
balance-dice-table = Los dados en cifras
balance-in-round = { $name } · { $n }
balance-one-more = Uno más
balance-beer-held = cerveza, guardada
balance-beer-shared = cerveza, compartida
balance-ties = Empates
balance-ties-about = Con qué frecuencia nadie tuvo en solitario más puntos en una ronda, y con qué frecuencia una partida necesitó desempate.
balance-round = Ronda { $n }
balance-tiebreak = Desempate al final
balance-where = Dónde
