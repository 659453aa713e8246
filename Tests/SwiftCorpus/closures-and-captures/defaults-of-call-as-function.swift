// swift-format-ignore-file
final class Loc { func callAsFunction(_ k: String, _ n: Int = 5) -> String { k + "\(n)" } }
let L = Loc()
let m = Loc()
func run() { print(L("zz", 1)); print(m("zz")); let l = Loc(); print(l("zz")); print(L("zz")) }
run()
