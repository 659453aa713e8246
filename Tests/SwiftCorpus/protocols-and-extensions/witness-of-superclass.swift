// swift-format-ignore-file
protocol A1 { func who() -> String }
extension A1 { func who() -> String { "ext" }; func only() -> String { "ext only" } }
class K: A1 { func only() -> String { "K only" } }
class L: K { func who() -> String { "L" } }
class M: A1 { func who() -> String { "M" } }
class N: M { override func who() -> String { "N+" + super.who() } }
let xs: [A1] = [K(), L(), M(), N()]
for x in xs { print(x.who(), x.only()) }
print(L().who(), L().only(), (L() as A1).who())
