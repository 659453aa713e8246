// swift-format-ignore-file
struct Point { var x, y: Int }
func place(_ p: Point) -> String { switch (p.x, p.y) { case (0, 0): return "origin"; case (let x, 0) where x > 0: return "right \(x)"; case (_, 0): return "left"; case (0, let y): return "axis \(y)"; case let (x, y) where x == y: return "diag"; case (-5...5, -5...5): return "near"; case (let x, _) where x.isMultiple(of: 100): return "hundred"; default: return "far" } }
print([Point(x: 0, y: 0), Point(x: 3, y: 0), Point(x: -3, y: 0), Point(x: 0, y: 9), Point(x: 7, y: 7), Point(x: 1, y: -5), Point(x: 200, y: 6), Point(x: 201, y: 6)].map(place))
let grades = [55, 70, 89, 100, -1]; print(grades.map { g -> String in switch g { case ..<0: "?"; case 90...: "A"; case 80..<90: "B"; case 60...79: "C"; default: "F" } })
for (i, g) in grades.enumerated() where g > 60 && i % 2 == 1 { print(i, g) }
var stack = grades; while let last = stack.popLast(), last < 100 { print("pop", last) }; print(stack.count)
