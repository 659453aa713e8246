// swift-format-ignore-file
struct Keys { var n: String { "n" } }
struct Inj { var values: [String: Int] = [:]; subscript(k: KeyPath<Keys, String>) -> Int { get { values[Keys()[keyPath: k]] ?? 0 } set { let s = Keys()[keyPath: k]; print("set", s); values[s] = newValue } }; mutating func put(_ k: KeyPath<Keys, String>, _ n: Int) { values[Keys()[keyPath: k]] = n } }
func run() { var i = Inj(); i[\.n] = 5; print(i.values); i.put(\.n, 4); print(i.values); print(Keys()[keyPath: \.n]) }
run()
