### El final de una partida: quién gana y por qué, otra partida, compartirla, la comprobación de los dados

## Para todos, según cómo acabó

web-end-won-left = { $n ->
    [one] { $name } ha dejado la mesa: ganas tú.
   *[other] Los demás han dejado la mesa: ganas tú.
}
web-end-won-about = La montaña es tuya, y la primera jarra también.
web-end-lost-about = Levanta la jarra por { $name }. La montaña tiene paciencia, y el barril no está vacío.
web-end-lost-close = ¡Por muy poco! Levanta la jarra por { $name } y pide la revancha.
web-end-lead-you = Tienes { $points }, { $lead } más que { $name }.
web-end-lead = { $name } tiene { $points }, { $lead } más que { $rival }.
web-end-lead-lost = { $name } tiene { $points }, { $lead } más que tú.

## Lo que decidió

web-end-part = { $part ->
    [tunnels] Lo decidieron los túneles
    [treasure] Lo decidieron los tesoros
   *[hazards] Lo decidieron los peligros
}: { $points } contra los { $against } de { $rival }.
web-end-part-you = { $part ->
    [tunnels] Lo decidieron los túneles
    [treasure] Lo decidieron los tesoros
   *[hazards] Lo decidieron los peligros
}: { $points } contra los { $against } tuyos.
web-end-all = Ventaja en todo: túneles, tesoros y peligros.
web-end-tie = ¡Empate a { $total }! Los botines empatados se tiraron y puntuaron una vez más: { $scores }.
web-end-left = { $name } ha dejado la mesa.
web-end-behind = Tras la ronda { $n }, { $name } aún iba por detrás.
web-end-behind-you = Tras la ronda { $n } aún ibas por detrás.
web-end-ahead-you = Tras la ronda { $n } aún ibas por delante.

## La hoja

web-end-pad = Todos los puntos
web-round-total = Ronda
web-all-rounds = { $part }, todas las rondas

## En solitario

web-end-solo-disaster = Esta vez ha ganado la montaña. Nadie ha salido herido, salvo tu orgullo.
web-end-solo-brave-start = Toda mina empieza con un primer golpe de pico.
web-end-solo-improving = La vagoneta se va llenando. La montaña empieza a inquietarse.
web-end-solo-average = Un día de trabajo honrado y una honrada jarra de Cerveza.
web-end-solo-excellent = ¡Cofres llenos! En la taberna solo se habla de ti.
web-end-solo-masterful = Tallarán tu nombre sobre la entrada de la mina.
web-end-solo-tunnels = 5 por cada escalera completa
web-end-solo-treasure = { $gems }, { $n ->
    [0] ningún dado en un cofre
    [one] un dado en un cofre
   *[other] { $n } dados en cofres
}
web-end-solo-hazards = todos neutralizados
web-end-solo-stuck = Ya no se podía hacer nada, y la partida terminó sola.
web-end-next = { $points } más y será «{ $rank }».
web-end-best = Tu mejor puntuación hasta ahora con { $n ->
    [0] cero dados de magia
    [one] un dado de magia
   *[other] { $n } dados de magia
}.
web-end-best-is = Tu mejor puntuación hasta ahora con { $n ->
    [0] cero dados de magia
    [one] un dado de magia
   *[other] { $n } dados de magia
}: { $points }.

## Y ahora

web-rematch = Jugar otra vez
web-end-rematch-about = Los demás lo ven y pueden unirse.
web-end-rematch-wants = ¡{ $name } quiere otra partida!
web-end-share = Compartir como imagen
web-end-save = Guardar como imagen
web-end-copy = Copiar como texto
web-end-share-failed = No ha funcionado. Puedes copiar el texto de aquí.
web-end-score = Puntuación: { $total } ({ $parts })
web-record = Descargar la partida

## La comprobación de los dados

web-proof = Comprobar los dados
web-proof-about = Todos los dados de esta partida salen de una clave secreta. Antes de la primera tirada el servidor publicó su huella; ahora dice la clave, y cualquiera puede comprobar todas las tiradas.
web-proof-local = Todos los dados de esta partida salen de una clave que tu navegador eligió al azar. Con ella, cualquiera puede comprobar todas las tiradas.
web-proof-promise = La huella, publicada antes de la primera tirada (SHA-256)
web-proof-seed = La clave
web-proof-kept = Tu navegador lo ha comprobado: la huella es la de la clave.
web-proof-broken = Algo va mal: la huella no es la de la clave.
