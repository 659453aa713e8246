// swift-format-ignore-file
import Foundation
struct Grid { var cells: [Int?]; var names: [String: Int]; let w: Int
  init(w: Int) { self.w = w; cells = .init(repeating: nil, count: w); names = .init(); names["a"] = w } }
final class Board { var rows: [[Int]]; var seen: Set<String>
  init(n: Int) { rows = .init(repeating: .init(repeating: 0, count: n), count: n); seen = .init(["x"]) }
  func reset() { rows = .init(); seen = .init() } }
func run() { let g = Grid(w: 2); print(g.cells, g.names); let b = Board(n: 2); print(b.rows, b.seen); b.reset(); print(b.rows.count, b.seen.isEmpty); var l: [Double] = .init(); l.append(1); print(l); l = .init(repeating: 2, count: 2); print(l) }
run()
