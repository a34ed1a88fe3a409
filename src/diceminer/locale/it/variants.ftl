# The variants of the rules, and what each is.

variant-heroes = Eroi
variant-heroes-about = Fra quali eroi si può scegliere.
variant-heroes-base = I sei del gioco
variant-heroes-backer = Sei inventati da noi
variant-heroes-all = Tutti e dodici
variant-deal-heroes = Eroi a sorte
variant-deal-heroes-about = Gli eroi si distribuiscono a caso invece di sceglierli.
variant-reroll-hazards = Magia sui pericoli
variant-reroll-hazards-about = La magia può rilanciare anche i dadi pericolo.
variant-beer-takes = Dadi per una Birra
variant-beer-takes-about = Quanti dadi si prendono dopo aver offerto una Birra.
variant-beer-takes-up-to-two = Uno o due
variant-beer-takes-two = Sempre due
variant-extra-tunnel-dice = Più tunnel
variant-extra-tunnel-dice-about = Sei dadi tunnel in più nel sacchetto.
variant-magic = Magia iniziale
variant-magic-about = I dadi magici con cui comincia il solitario: meno sono, più è difficile.
