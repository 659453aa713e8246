// swift-format-ignore-file
struct Plain { var a = 1; var b: String? = "x"; var c: [Double] = [1]; let d: (Int, String) = (1, "t") }
final class Ref { var v = 1 }
enum Mode { case on, level(Int), pair(a: Int, b: String) }
print(Plain(), Mode.on, Mode.level(3), Mode.pair(a: 1, b: "q"), [Mode.level(1)])
print(Ref(), [Plain().b], Optional(Mode.on) as Any, ["k": Mode.pair(a: 1, b: "")])
print("\(Plain.self) \(Ref.self) \(type(of: Mode.on))", String(describing: Plain().b), "\(Plain().c)", String(reflecting: Mode.level(2)))
debugPrint(Plain(), "t", 1.0, ["a"], Mode.on, separator: "|")
print(1, "two", 3.0, [4], separator: ", ", terminator: ".\n")
var out = ""
print("x", 1, to: &out); print("y", terminator: "", to: &out)
print(out.debugDescription, String(describing: (1, b: "2")), "\(nil as Int?)", "\(String(describing: nil as Int?))")
