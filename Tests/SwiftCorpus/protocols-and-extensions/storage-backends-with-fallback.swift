// swift-format-ignore-file
protocol Storage { associatedtype Key: Hashable = String; subscript(_ k: Key) -> Data? { get set }; static var name: String { get } }
struct Data: Equatable { var bytes: [UInt8]; init(_ s: String) { bytes = Array(s.utf8) }; var text: String { String(decoding: bytes, as: UTF8.self) } }
extension Storage { static var name: String { "\(Self.self)".lowercased() }; mutating func update(_ k: Key, _ f: (inout Data) -> Void) { guard var d = self[k] else { return }; f(&d); self[k] = d }; func has(_ k: Key) -> Bool { self[k] != nil } }
struct Memory: Storage { private var d: [String: Data] = [:]; subscript(k: String) -> Data? { get { d[k] } set { d[k] = newValue } } }
struct Numbered: Storage { static let name = "numbers"; var slots: [Data?]; subscript(i: Int) -> Data? { get { slots.indices.contains(i) ? slots[i] : nil } set { if slots.indices.contains(i) { slots[i] = newValue } } } }
struct Both<A: Storage, B: Storage>: Storage where A.Key == B.Key { var a: A, b: B; subscript(k: A.Key) -> Data? { get { a[k] ?? b[k] } set { a[k] = newValue; b[k] = newValue } }; static var name: String { A.name + "+" + B.name } }
var m = Memory(); m["x"] = Data("one"); m.update("x") { $0.bytes.append(33) }; m.update("y") { _ in print("never") }; var n = Numbered(slots: [nil, Data("b")]); n[0] = Data("a"); n[9] = Data("z"); n.update(1) { $0 = Data($0.text + $0.text) }
var both = Both(a: m, b: Memory()); both["k"] = Data("k"); print(m["x"]!.text, m.has("y"), n.slots.map { $0?.text ?? "-" }, both.b["k"]!.text, both["x"]!.text, both.b["x"] == nil, type(of: both).name, Numbered.name, Memory.name)
