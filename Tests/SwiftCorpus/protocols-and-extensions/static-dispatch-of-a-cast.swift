// swift-format-ignore-file
protocol K { }
extension K { func who() -> String { "K" } }
class L: K { func who() -> String { "L" } }
print((L() as K).who(), L().who())
let list: [K] = [L()]
print(list[0].who(), list.map { $0.who() })
func f<T: K>(_ t: T) -> String { t.who() }
print(f(L()))
