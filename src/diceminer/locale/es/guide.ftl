# La guía de la primera partida: una palabra breve la primera vez que algo importa.

guide-tip = Una sugerencia
guide-none = No mostrar más sugerencias
guide-close = Cerrar esta sugerencia
guide-tip-take = Es tu turno: toma uno de los dados que brillan. Son los de la cima.
guide-tip-side = Ahora brillan también los dados de la falda. Lo que tienen encima se desliza.
guide-tip-beer = ¡Una Cerveza! Compártela, y a cambio tomas dos dados, de la cima o de la falda.
guide-tip-magic = La montaña está vacía. Gasta magia para volver a tirar algunos de tus dados: mejor los que no dan puntos.
guide-tip-chests = Pronto se tiran todos los dados otra vez. Cada cofre mantiene uno como está: elige los mejores.
guide-tip-roll = Ahora se vuelven a tirar todos los botines. Solo los dados en cofres se quedan como están.
guide-tip-rolled = Se han vuelto a tirar todos los botines, salvo los dados en cofres. Tus dados siguen siendo tuyos; ahora excava más.
guide-tip-dragon = Los dragones cuestan puntos, salvo con un escudo: entonces dan puntos.
guide-tip-cave-in = Los desprendimientos cuestan puntos, salvo con un pico: entonces dan puntos.
guide-tip-most = Tienes más gemas que nadie: para ti cuentan doble. ¡Sigue por delante!
guide-tip-gem = Una gema es un punto. A quien más tiene le cuentan doble.
guide-tip-straight = Los túneles solo valen en escaleras que empiezan en 1: 1, 2, 3… Cada uno vale su número; fuera de una escalera aún no cuenta.
guide-tip-rounds = Los puntos de cada ronda quedan en la hoja. Tras tres rondas gana quien más tenga.
guide-tip-solo-draft = Toma dados que brillan cuanto quieras. Los túneles van en orden, y cada peligro pide una herramienta propia.
guide-tip-solo-wild = La Cerveza es un comodín: tómala y elige su cara.
guide-tip-solo-chest = Hay un cofre libre: dentro, las gemas cuentan doble.
guide-tip-solo-spend = No puedes tomar nada. Gasta magia: devuelve dados de la cima a la bolsa.
guide-tip-solo-refill = Dos veces por partida puedes volver a llenar la montaña.
