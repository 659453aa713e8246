// swift-format-ignore-file
class Report { var rows: [Int]; private(set) lazy var total: Int = { computed += 1; return rows.reduce(0, +) }(); lazy var text = "total \(total)"; var computed = 0; init(_ r: [Int]) { rows = r }; var average: Double { rows.isEmpty ? 0 : Double(total) / Double(rows.count) } }
let r = Report([1, 2, 3])
r.rows.append(4)
print(r.computed, r.average, r.text, r.computed)
r.rows = []; r.text += "!"
print(r.total, r.text, r.average, r.computed)
struct L { lazy var list: [Int] = { print("made"); return [1] }(); var n = 0 }
var l = L()
l.list.append(2); l.n = 5
var k = l
k.list.append(3)
print(l.list, k.list, k.n)
