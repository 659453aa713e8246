// swift-format-ignore-file
protocol Handler: AnyObject { var tag: String { get }; func skips(_ n: Int) -> Bool }
extension Handler { var tag: String { "default" }; func skips(_ n: Int) -> Bool { n < 0 }; func describe() -> String { "\(tag) \(skips(1))" } }
class Base: Handler {}
final class Special: Base { var tag: String { "special" }; func skips(_ n: Int) -> Bool { true } }
let special = Special()
print((special as Handler).tag, (special as Base).tag, special.tag, special.describe())
print((special as Handler).skips(1), (special as Base).skips(1), special.skips(1))
let list: [any Handler] = [special, Base()]
print(list.map { $0.tag }, list.map { $0.skips(1) })
