// swift-format-ignore-file
final class Report { var rows: [Int] { didSet { cached = nil } }; private var cached: String?; private(set) var builds = 0; init(_ r: [Int]) { rows = r }
  var text: String { if let cached { return cached }; builds += 1; let t = rows.map(String.init).joined(separator: "+"); cached = t; return t }
  lazy var first: Int = { builds += 100; return rows[0] }() }
let r = Report([1, 2]); print(r.text, r.text, r.builds); r.rows.append(3); print(r.text, r.builds, r.first, r.first, r.builds); r.first = 9; print(r.first)
