// swift-format-ignore-file
struct Temperature { private var k = 0.0; var celsius: Double { get { k - 273.15 } set { k = newValue + 273.15; Temperature.sets += 1 } }; static private(set) var sets = 0; var isFreezing: Bool { celsius <= 0 }; init(celsius c: Double) { celsius = c } }
var t = Temperature(celsius: 0)
t.celsius += 10
t.celsius -= 20
print(t.celsius, t.isFreezing, Temperature.sets)
class Cell { var raw = "" { didSet { if raw != oldValue { parsed = Int(raw) } } }; private(set) var parsed: Int? { didSet { history.append(parsed ?? -1) } }; var history: [Int] = []; var double: Int? { get { parsed.map { $0 * 2 } } set { raw = newValue.map { String($0 / 2) } ?? "" } } }
let c = Cell()
c.raw = "4"; c.raw = "4"; c.raw = "x"; c.double = 18; c.double = nil
print(c.history, c.raw.isEmpty, c.double as Any)
