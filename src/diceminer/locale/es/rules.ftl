# La ventana de las reglas: tarjetas, teclas y lo que rodea el texto entero (rules.md).

### Las reglas en breve

web-short-take = Excavar
web-short-take-about = En tu turno, toma un dado de la cima: uno sobre el que no haya nada. Pasa a tu botín tal como está.
web-short-beer = ¡Salud!
web-short-beer-about = Antes de tomar, puedes compartir un dado que muestre Cerveza: se vuelve a tirar para quien lo recibe, y tú tomas dos dados, de la cima o de la falda (con un solo dado encima). Lo que estaba sobre un dado de la falda se desliza.
web-short-magic = Magia
web-short-magic-about = Cuando se acaba la montaña, gasta tu magia: cada símbolo vuelve a tirar uno de tus dados. Los dados de peligro se quedan como están.
web-short-tunnels = Túneles
web-short-tunnels-about = Cuentan las escaleras: 1, 2, 3 vale 1 + 2 + 3. Empiezan por el 1, y un hueco las corta.
web-short-treasure = Tesoros
web-short-treasure-about = Cada gema es un punto. A quien tenga más le cuentan doble; si hay empate, a nadie.
web-short-hazards = Peligros
web-short-hazards-about = Cada desprendimiento y cada dragón cuesta un punto, salvo que tengas la herramienta: un pico convierte en puntos todos tus desprendimientos, un escudo todos tus dragones. Cada herramienta adicional los cuenta una vez más.
web-short-chests = Cofres
web-short-chests-about = Tras las rondas 1 y 2, cada cual vuelve a tirar todo su botín. Cada cofre mantiene un dado tal cual.
web-short-win = Tres rondas
web-short-win-about = Tus dados siguen siendo tuyos, y el botín puntúa en cada ronda. Gana quien sume más puntos.
web-rules-table = En la mesa
web-short-solo-draft = Tomar
web-short-solo-draft-about = Toma dados de la cima, uno tras otro, mientras quieras. Magia, tesoros y herramientas: siempre.
web-short-solo-tunnels = Túneles en orden
web-short-solo-tunnels-about = Cada escalera empieza por el 1, y luego 2, 3, 4 y 5. Una completa vale 5 puntos.
web-short-solo-hazards = Peligros con herramienta
web-short-solo-hazards-about = Un dado con dragones pide un escudo; uno con desprendimientos, un pico. Cada dado de herramienta sujeta uno. Cada símbolo suyo es un punto.
web-short-solo-beer = La Cerveza es un comodín
web-short-solo-beer-about = Una Cerveza se convierte en la cara que elijas: una de su dado que podrías tomar.
web-short-solo-chests = Cofres
web-short-solo-chests-about = Una gema vale un punto, dos si está en un cofre. Cada cofre guarda un dado de tesoro, que entra al tomarlo, o nunca.
web-short-solo-magic = Magia
web-short-solo-magic-about = Gasta un dado de magia para devolver a la bolsa dados de la cima, uno por símbolo. El dado de magia sale del juego.
web-short-solo-refill = Rellenar
web-short-solo-refill-about = Dos veces por partida puedes rellenar los huecos de la montaña con dados de la bolsa.
web-short-solo-stop = Parar
web-short-solo-stop-about = Para cuando quieras. Tus puntos te dan un rango, de «{ rank-disaster }» a «{ rank-masterful }».
web-rules-whole = Todas las reglas
web-keys = Teclas: con las flechas te mueves por la montaña y de un número a otro, Intro toma, Tab pasa a los botines, Esc cancela, H omite la espera, U deshace, I da un consejo (en las partidas contra bots), M quita o pone el sonido, ? abre estas reglas.
