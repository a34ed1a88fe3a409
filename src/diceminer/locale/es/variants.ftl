# The variants of the rules, and what each is.

variant-heroes = Héroes
variant-heroes-about = Entre qué héroes se puede elegir.
variant-heroes-base = Los seis del juego
variant-heroes-backer = Seis inventados por nosotros
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
