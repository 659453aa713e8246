// swift-format-ignore-file
struct Page<Item, Cursor> { typealias Handler = (Item) -> Void; typealias Entry = (item: Item, at: Cursor); typealias Table = [String: Item]
  var entries: [Entry] = []; var table: Table = [:]
  mutating func add(_ i: Item, at c: Cursor) { entries.append((i, c)); table["\(c)"] = i }
  func each(_ h: Handler) { entries.forEach { h($0.item) } }
  static func empty() -> Table { Table() } ; func pick(_ v: Any) -> Item? { v as? Item } }
var p = Page<String, Int>(); p.add("a", at: 3); p.add("b", at: 5); p.each { print($0) }
print(p.entries.map(\.at), p.table["5"]!, Page<Int, Int>.empty().count, p.pick("z") as Any, p.pick(4) as Any)
let h: Page<Int, Bool>.Handler = { print($0 + 1) }; h(4); var t: Page<Double, Int>.Table = ["x": 1]; t["y"] = 2; print(t.values.sorted(), type(of: t))
