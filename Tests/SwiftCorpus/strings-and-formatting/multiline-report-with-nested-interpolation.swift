// swift-format-ignore-file
struct Item: CustomStringConvertible, CustomDebugStringConvertible { let name: String; let qty: Int; var description: String { "\(name)×\(qty)" }; var debugDescription: String { "Item(\(name.debugDescription), \(qty))" } }
let items = [Item(name: "pen", qty: 2), Item(name: "a \"b\"", qty: 0)]; let total = items.reduce(0) { $0 + $1.qty }
print("""
  Report (\(items.count) item\(items.count == 1 ? "" : "s")):
  \(items.map { "- \($0)\($0.qty == 0 ? " [none: \("sold".uppercased())]" : "")" }.joined(separator: "\n"))
  \tTotal: \(total)\(total > 1 ? "!" : ".") \
  end
  """)
print(items, items[0], Optional(items[0]) as Any, ["k": items[1]], (items[0], 1)); debugPrint(items[1], "q\t", 1.0, Optional("x"), separator: "|"); print(String(reflecting: items[0]), "\(items.first!)", "\(String(describing: items.last))"); dump(items[0].qty); print("a", 1, true, nil as Int?, separator: "", terminator: ";\n"); print("é".unicodeScalars.count, "👨‍👩‍👧".count, "🇩🇪".unicodeScalars.count, "a\u{0301}".utf8.count)
