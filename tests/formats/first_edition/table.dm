Format: 1
Rules: 2,heroes=all,extra_tunnel_dice
Seats: "Ada, the first", Bo
Commitment: 79f076abdd19a752db7267bfff2f9022161d120dea919fdaca2ffdfc24ca8c96
Seed: kept
Result: seat 1, totals 123 85

start -> T1 T3
hero jeweller
hero alchemist -> T5 TB MB TB XS T2 M1 T2 G1 HC2 MB G2 T3 G2 TB XS HC2 T5 T1 TB
take e2
take e1
take d1
take c1
share TB 1 -> T2
take b5
take c3
take c2
take b1
take a1
take b2
take a2
take c4
take b5
share MB 1 -> M2
take a5
take a3
take a3
take a6
take b4
take a4
take a5
spend M1
reroll MB -> MB
spend hero M1
reroll MB -> M3
spend M3
reroll T2
reroll T5
reroll TB -> TB T3 T2
spend hero M1
reroll TB -> TB
spend hero M1
reroll TB -> T3
spend M2
reroll TB
reroll TB -> T1 T3
spend hero M1
reroll T3 -> TB
spend hero M1
reroll TB -> TB T3 T5 TB T2 T1 T5 G3 G3 M1 HC2 HD4 T3 T4 T5 T2 G3 MB M1 XP XC2 M2 HC2 M1 HB M2 T1 T4 XS T1 TB T2 T2 M1 T5 T3 T3 HC2 T4 T1 XP
take e1
share TB 2 -> T2
take b1
take e2
take d2
take c2
share MB 1 -> MB
take b2
take a6
share MB 2 -> MB
take a1
take a2
share MB 1 -> M3
take a2
take c4
take a1
take c3
take b3
take b4
take b5
take a5
take a3
take a4
take a6
spend M2
reroll TB
reroll XC2 -> T3 XB
spend M1
reroll XB -> XP
spend hero M1
reroll T3 -> T2
spend hero M1
reroll T2 -> T5
spend hero M1
reroll T5 -> T4
spend M3
reroll T2
reroll T2
reroll T2 -> T1 T3 TB
spend M2
reroll T5
reroll TB -> T4 TB
spend M1
reroll T4 -> TB
spend M1
reroll TB -> T3
spend M1
reroll TB -> T2
spend hero M1
reroll T3 -> T4
spend hero M1
reroll T3 -> T2 T4 T5 T5 T2 T1 T3 T3 T2 T1 T3 G3 G3 MB M1 M2 M3 M2 HD3 HC2 HD3 XP TB T4 T5 T4 T4 T2 T1 T1 T1 TB T2 GB M1 M1 HC2 HC1 XP XS XP T5 TB TB T1 T1 GB G1 HC2 M2 XB T1 GB HC2 HC2 T1 G1 HD3 G1 XS T1
share TB 1 -> T4
take e1
take d2
take d1
share TB 1 -> T5
take c2
take c3
take c1
share GB 1 -> G3
take b2
take b3
take b1
take b3
take b2
take a2
take a3
take c4
take b4
take a4
take b5
take a6
take a5
take a1
spend M3
reroll GB
reroll MB
reroll XB -> G1 M1 XS
spend M2
reroll T5
reroll TB -> T5 T4
spend M2
reroll T5
reroll T5 -> T3 TB
spend M1
reroll TB -> T2
spend M1
reroll T3 -> T2
spend hero M1
reroll T1 -> TB
spend hero M1
reroll TB -> T4
spend M2
reroll T5
reroll T5 -> T3 T1
spend M1
reroll TB -> T2
spend M1
reroll T4 -> T4
spend hero M1
reroll T4 -> T4
spend hero M1
reroll T4 -> T1
spend hero M1
reroll GB -> G1
