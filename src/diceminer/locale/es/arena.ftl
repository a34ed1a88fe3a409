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
