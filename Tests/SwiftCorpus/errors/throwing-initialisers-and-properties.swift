// swift-format-ignore-file
enum E: Error { case range(Int), empty }
struct Percent { let v: Int; init(_ v: Int) throws { guard 0...100 ~= v else { throw E.range(v) }; self.v = v }; init?(text: String) { guard let n = Int(text), let p = try? Percent(n) else { return nil }; self = p } }
struct Box { var items: [Int]; var first: Int { get throws { guard let f = items.first else { throw E.empty }; return f } }; subscript(i: Int) -> Int { get throws { guard items.indices.contains(i) else { throw E.range(i) }; return items[i] } } }
do { print(try Percent(40).v, try Percent(140).v) } catch E.range(let n) { print("range", n) }
print(Percent(text: "7")?.v as Any, Percent(text: "700") as Any, Percent(text: "x")?.v as Any)
let b = Box(items: [5])
print(try b.first, try b[0], (try? b[3]) as Any, (try? Box(items: []).first) ?? -1)
do { _ = try Box(items: []).first } catch E.empty { print("empty") }
