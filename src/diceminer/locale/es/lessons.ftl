# Aprender jugando: ocho lecciones, y quién las da. Los números vienen del motor.

### Alrededor de las lecciones

lesson-learn = Aprende jugando
lesson-learn-about = Ocho lecciones cortas para jugar, diez minutos en total. Equivocarse no cuesta nada.
lesson-of = Lección { $n } de { $all }
lesson-begin = Empezar
lesson-go-on = Seguir con la lección { $n }
lesson-done = hecha
lesson-tips = Sugerencias breves durante la partida
lesson-foreman = Brunna, que dirige la mina
lesson-rival = Grim
lesson-next = Siguiente
lesson-again = Empezar esta lección de nuevo
lesson-list = Todas las lecciones
lesson-next-lesson = Siguiente lección
lesson-first-game = Juega tu primera partida
lesson-next-solo = Después: en solitario
lesson-solo-game = Juega en solitario
lesson-engine = No se ha podido cargar la lección. Inténtalo de nuevo en un momento.
lesson-step = Paso { $n } de { $all }
lesson-count = { $part }: { $before } → { $after }

### De qué tratan

lesson-title-top = Cima y falda
lesson-about-top = Qué dados puedes tomar, y qué se desliza.
lesson-title-cheers = ¡Salud!
lesson-about-cheers = Comparte una Cerveza y toma dos dados.
lesson-title-tunnels = Túneles
lesson-about-tunnels = Escaleras desde el 1.
lesson-title-treasure = Tesoros
lesson-about-treasure = Las gemas, y para quién cuentan doble.
lesson-title-hazards = Peligros y herramientas
lesson-about-hazards = Desprendimientos, dragones, y qué ayuda.
lesson-title-magic = Magia
lesson-about-magic = Vuelve a tirar dados.
lesson-title-chests = Cofres
lesson-about-chests = Lo que guardas cuando se tira todo.
lesson-title-solo = El juego en solitario
lesson-about-solo = En la mina sin nadie más, con reglas propias.

### 1: cima y falda

lesson-say-top-take = ¡Te doy la bienvenida a mi mina! En tu turno tomas un dado de la cima: uno de los que brillan, sin nada encima. ¡Toma el 1 blanco!
lesson-no-top-cave-in = Ese también está libre, pero los desprendimientos cuestan puntos. Toma el 1 blanco.
lesson-say-top-free = Ya está en tu botín, con todos los dados que tienes: { $total } punto. { lesson-rival } ha tomado el dado de al lado, y hay tres más libres. ¡Toma el 2!
lesson-no-top-two = Está libre, pero a tu 1 le va bien un 2. Toma el 2.
lesson-say-top-more = 1 y 2 juntos: { $total } puntos. (Los dados de borde dorado vinieron con tu héroe.) Eso era la cima. Ahora te enseño la falda, en otra montaña.
lesson-say-top-side = Imagina que acabas de compartir una Cerveza con { lesson-rival } (la lección 2 enseña cómo): ahora también puedes tomar un dado de la falda, con un solo dado encima. ¡Toma el 3 de la falda, y mira qué se desliza!
lesson-no-top-side = Podrías tomar ese. Pero prueba ahora con el 3 al pie de la falda.
lesson-say-top-slid = ¿Has visto cómo se deslizan? El 4 estaba enterrado bajo dos dados, y ya solo tiene uno encima. Una Cerveza da para dos dados: ¡toma el 4!
lesson-no-top-four = Podrías tomar ese también. Pero el 4 sigue a tu 3.
lesson-no-top-leave = Puedes dejar el segundo dado. Pero el 4 te vale 4 puntos: tómalo.
lesson-say-top-end = ¡{ $total } puntos! Sin nada encima: tómalo. Con un dado encima: solo con una Cerveza. Con dos dados encima: nadie puede tomarlo.

### 2: ¡salud!

lesson-say-cheers-share = En la cima solo hay dados negros, peligros que cuestan puntos. Pero en tu botín hay una Cerveza: ¡elígela y compártela con { lesson-rival }!
lesson-no-cheers-hazard = ¡Ay, ese te costaría puntos! Mejor comparte tu Cerveza: está en tu botín.
lesson-say-cheers-two = ¡Salud! { lesson-rival } recibe tu dado, tirado de nuevo: ahora muestra tres dragones. Y tú tomas dos dados, de la cima o de la falda. ¡Primero el 2!
lesson-no-cheers-two = No está mal, pero toma primero el 2, al pie de la falda.
lesson-say-cheers-second = Los dados de encima se han deslizado. ¡Toma ahora el 3 como segundo dado!
lesson-no-cheers-three = El 3 te da más: sigue a tu 2.
lesson-no-cheers-leave = Puedes dejar el segundo dado. Pero el 3 te vale 3 puntos: tómalo.
lesson-say-cheers-end = ¡{ $total } puntos y ningún peligro! Una Cerveza sola no vale nada: compártela antes de que la montaña esté vacía. Entregas el dado: si tienes varias Cervezas, comparte la que menos necesites.

### 3: túneles

lesson-say-tunnels-three = Los dados blancos son túneles: puntúan en escaleras desde el 1. La tuya: 1 + 2 = { $tunnels } puntos. ¡Toma el dado que la continúa!
lesson-no-tunnels-gap = Un 5 no vale nada mientras falten el 3 y el 4. Toma el 3.
lesson-say-tunnels-four = 1 + 2 + 3 = { $tunnels } puntos. ¡Sigue con el 4!
lesson-no-tunnels-again = Ese empezaría una segunda escalera, por 1 punto. El 4 te da 4.
lesson-no-tunnels-hazard = Los desprendimientos cuestan puntos. Toma el 4.
lesson-say-tunnels-again = ¡{ $tunnels } puntos! Ahora una segunda escalera. También empieza con un 1: tómalo.
lesson-no-tunnels-one = Todavía no. Una escalera empieza con un 1.
lesson-say-tunnels-straight = Un punto más. ¿Qué viene después de tu segundo 1? Tómalo también.
lesson-no-tunnels-second = Después del 1 viene el 2. Toma el 2.
lesson-say-tunnels-end = 1-2-3-4 y 1-2: { $tunnels } puntos. Un número que no cabe en ninguna escalera no vale nada.

### 4: tesoros

lesson-say-treasure-tie = Una nueva montaña, y otro héroe para ti. Una gema es un punto. A quien tenga más le cuentan el doble: ¡{ lesson-rival } tiene 3 gemas y { $their-treasure } puntos! Toma tú también una gema.
lesson-no-treasure-gem = Un 4 solo no vale nada. Toma la gema.
lesson-say-treasure-most = Tres cada uno: en un empate a nadie le cuentan doble, y { lesson-rival } baja a { $their-treasure } puntos. ¡Ahora ponte por delante!
lesson-no-treasure-gems = Eso da menos. Toma las dos gemas y ponte por delante.
lesson-say-treasure-end = ¡{ $gems } gemas que cuentan doble: { $treasure } puntos! Vigila las gemas de los demás: si alguien te alcanza, las tuyas cuentan una sola vez.

### 5: peligros y herramientas

lesson-say-hazards-pickaxe = Dos desprendimientos en tu botín: { $hazards } puntos. Con un pico cuentan a tu favor en vez de en contra. ¡Tómalo!
lesson-no-hazards-shield = Los escudos son para los dragones. Contra los desprendimientos toma el pico.
lesson-say-hazards-more = Menos se vuelve más: ¡{ $hazards } puntos! Y con un pico, cada nuevo desprendimiento te da puntos. ¡Tómalos!
lesson-no-hazards-dragon = ¡Los dragones no! Sin escudo te cuestan 4 puntos.
lesson-no-hazards-tunnel = Un 5 solo no vale nada. Toma los desprendimientos: ahora te convienen.
lesson-say-hazards-second = { $hazards } puntos. Un segundo pico cuenta todos tus desprendimientos una vez más. ¡Tómalo!
lesson-no-hazards-pickaxe = El pico te da mucho más. Tómalo.
lesson-say-hazards-dragon = ¡{ $hazards } puntos! Pero ahora en la cima solo hay dragones, y no se puede pasar. Tómalos…
lesson-say-hazards-shield = Cuatro dragones y ningún escudo: quedan { $hazards } puntos. ¡Toma el escudo!
lesson-say-hazards-end = ¡{ $hazards } puntos! Los picos son para los desprendimientos, los escudos para los dragones. Sin la herramienta adecuada, los peligros cuestan puntos.

### 6: magia

lesson-say-magic-spend = La montaña está vacía: es hora de la magia. Elige el dado de magia con dos símbolos: cada uno vuelve a tirar un dado. Luego elige un 2 y el 5, ¡y tira!
lesson-no-magic-die = Ese es de tu héroe, para luego. Elige el dado de magia con dos símbolos.
lesson-no-magic-idle = Ese dado te da puntos. Elige lo que no vale nada: un 2 y el 5.
lesson-no-magic-early = ¡Todavía no! Te queda magia, y un dado que no vale nada.
lesson-say-magic-hero = 1, 2, 3: ¡{ $tunnels } puntos! Las caras con borde dorado son de tu héroe. Elige una de ellas, y vuelve a tirar el 2 que sobra.
lesson-no-magic-spare = Ese dado te da puntos. Elige el 2 que sobra.
lesson-say-magic-end = ¡{ $tunnels } puntos por túneles! Los peligros no se pueden volver a tirar. Cuando pulses «{ web-done-magic }» y todos hayan terminado, se puntúa la ronda.

### 7: cofres y la ronda siguiente

lesson-say-chests-keep = La ronda 1 está puntuada. Ahora se tiran todos los dados otra vez, pero cada cofre mantiene uno como está. Tienes dos: ¡elige las tres gemas y el pico!
lesson-no-chests-rare = Podrías guardar ese. Pero tres gemas son raras, y el pico es para tus desprendimientos. Elige esos dos.
lesson-no-chests-nothing = ¡Entonces se tirarían también tus tres gemas! Elígelas, y el pico.
lesson-say-chests-grow = Las gemas y el pico se han quedado, todo lo demás se ha tirado, y la montaña está llena otra vez. { lesson-rival } tenía menos puntos y ha empezado. ¡Toma el 1!
lesson-no-chests-one = Podrías tomar ese. Pero el 1 hace una escalera con tu 2.
lesson-say-chests-end = Tres rondas, y en cada una crece tu botín. Se suman las tres, ¡y gana quien tenga más puntos! Ya sabes todo para jugar una partida.

### 8: en solitario

lesson-say-solo-four = En solitario hay otras reglas: tomas un dado tras otro de la cima. Los túneles se toman solo en orden, y no valen nada hasta que van del 1 al 5. Después de tu 1, 2, 3, ¡toma el 4!
lesson-say-solo-five = Todavía sin puntos: ¡toma ahora el 5, que completa la escalera!
lesson-say-solo-wild = En solitario, una escalera entera vale siempre { $total } puntos. Y la Cerveza es un comodín: tómala y elige su cara. Los dragones de al lado piden un escudo.
lesson-no-solo-shield = Contra los dragones hace falta un escudo. Elige el escudo.
lesson-say-solo-dragon = Un escudo te deja tomar un dado con dragones, y cada dragón es un punto. ¡Tómalo!
lesson-say-solo-gems = ¡{ $total } puntos! Una gema vale un punto, dos si está en un cofre: solo entran las gemas que tomas cuando ya tienes el cofre. No tienes ninguno: ¡toma las gemas sin más!
lesson-say-solo-spend = Ahora en la cima no puedes tomar nada. Gasta entonces tu dado de magia: lo pierdes, pero por cada símbolo devuelves a la bolsa un dado de la cima, y queda libre lo que había debajo.
lesson-say-solo-recycle = Devuelve los desprendimientos: tapan un 1.
lesson-no-solo-cave-in = Debajo de ese no hay nada. Devuelve los desprendimientos.
lesson-say-solo-one = Ahí está: un 1, para una escalera nueva. ¡Tómalo!
lesson-say-solo-refill = Ahora te haría falta un 2, y no queda ninguno. Pero dos veces por partida puedes volver a llenar la montaña. ¡Pulsa «{ web-refill }»!
lesson-no-solo-first = ¡Luego! Primero haz lo que te he dicho.
lesson-say-solo-end = ¡Dados nuevos! Eso es todo. En una partida sigues así, y paras cuando ya no hay nada que ganar. Aquí tienes { $total } puntos: ¡cuantos más, más alto tu rango!
