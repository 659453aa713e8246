// swift-format-ignore-file
struct Line { let sku: String; var qty: Int; var price: Double? }
let a = [Line(sku: "x", qty: 2, price: 1.5), Line(sku: "y", qty: 1, price: nil)], b = [Line(sku: "x", qty: 3, price: 2), Line(sku: "z", qty: 0, price: 9)]
var merged = Dictionary(a.map { ($0.sku, $0) }) { $1 }; for l in b { merged[l.sku, default: Line(sku: l.sku, qty: 0, price: nil)].qty += l.qty; merged[l.sku]!.price = [merged[l.sku]!.price, l.price].compactMap { $0 }.max() }
let report = merged.values.filter { $0.qty > 0 }.sorted { ($1.qty, $0.sku) < ($0.qty, $1.sku) }.map { "\($0.sku):\($0.qty)@\($0.price.map { "\($0)" } ?? "?")" }; print(report, merged.count, merged.values.reduce(0) { $0 + Double($1.qty) * ($1.price ?? 0) })
let index = merged.keys.sorted().enumerated().reduce(into: [String: Int]()) { $0[$1.element] = $1.offset }; print(index["z"]!, merged.mapValues(\.qty).sorted { $0.key < $1.key }.map(\.value), merged.compactMapValues(\.price).keys.sorted(), merged.contains { $0.value.price == nil }, merged.first { $0.key == "q" } == nil, merged.removeValue(forKey: "y")?.qty ?? 0, merged.count)
