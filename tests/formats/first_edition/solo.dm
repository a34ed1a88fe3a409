Format: 1
Rules: 1
Seats: "Ada, the first"
Commitment: 5364f2f2fc4f54e9d47ad29cfb08ef430c8153394bf2a0dff5cbe77a0ffef861
Seed: solo
Result: 39 improving

start -> M3 M1 M3 T2 T3 T4 G1 T1 HC1 T3 T1 G1 M1 XC2 T1 T1 G1 XB HD4 T3 T2 XC2 TB
draft e1
draft e2 as T1
draft d3
draft d2
draft c4 as XS
draft d1
draft b5
draft c3 cache
draft c1
draft c2
draft b3 cache
draft b2
draft a3
draft b4
draft a4 cache
draft a5
spend M1
recycle b1
draft a1
draft a2
refill -> M1 T2 XP T5 HC1 TB HD4 HC2 XS HD3 M1 T3 G2 M1 HC2 T4 TB MB T3
draft e1 as M3
spend M1
recycle e2
draft d3 as T5
draft d2
draft c3 cache
draft c4
draft b4
draft b5
spend M1
recycle d1
draft c1
draft b1 as T5
draft a1
spend M1
recycle a5
spend M1
recycle a6
spend M3
recycle c2
recycle b2
recycle b3
draft a2
draft a3
refill -> T2 HB HB T4 G1 HC1 T5 T3 G3 HC2 T3 T2 T2 XS HD3 T1 T1 XS T1
draft e1
draft d1
draft c1
draft b1
draft a1
draft e2
draft d2
draft c2
draft d3
draft c4
draft c3
draft b3
draft b4
spend M3
recycle b2
recycle b5
recycle a4
draft a5
draft a2 as HD4
draft a6
spend M3
recycle a3
