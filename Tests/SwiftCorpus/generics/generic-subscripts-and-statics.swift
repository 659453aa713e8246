// swift-format-ignore-file
struct JSON { var raw: [String: Any]; subscript<T>(key: String) -> T? { raw[key] as? T }; subscript<T>(key: String, or other: T) -> T { raw[key] as? T ?? other }; func get<T>(_ k: String, as _: T.Type = T.self) -> T? { raw[k] as? T } }
let j = JSON(raw: ["n": 3, "s": "x", "l": [1, 2]])
let n: Int? = j["n"], s: String? = j["n"]
print(n as Any, s as Any, j["s", or: "none"], j["q", or: 7], j.get("l", as: [Int].self)!, j.get("s") ?? 0)
struct Unit<T> { static func make(_ x: T) -> [T] { [x, x] }; static var typeName: String { "\(T.self)" }; let v: T; static func == (a: Unit, b: Unit) -> Bool { "\(a.v)" == "\(b.v)" } }
print(Unit<Int>.make(4), Unit.make("z"), Unit<Bool?>.typeName, Unit(v: 1) == Unit(v: 1), Unit(v: "q"))
extension Unit where T == Int { static var ten: Unit { Unit(v: 10) }; var doubled: Int { v * 2 } }
print(Unit.ten.doubled, Unit<Int>.ten.v)
