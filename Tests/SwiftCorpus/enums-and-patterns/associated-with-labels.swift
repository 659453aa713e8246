// swift-format-ignore-file
enum Shape { case circle(radius: Double), rect(width: Double, height: Double = 1), point
  var area: Double { switch self { case .circle(let r): return r * r * 3; case let .rect(width: w, height: h): return w * h; case .point: return 0 } }
  func scaled(_ k: Double) -> Shape { switch self { case .circle(radius: let r): return .circle(radius: r * k); case .rect(let w, let h): return .rect(width: w * k, height: h * k); default: return self } } }
let shapes: [Shape] = [.circle(radius: 2), .rect(width: 3), .rect(width: 2, height: 5), .point]
print(shapes.map(\.area), shapes.map { $0.scaled(2).area })
for s in shapes { print(s) }
if case .rect(_, let h) = shapes[2], h > 4 { print("tall", h) }
guard case .circle(let r) = shapes[0] else { fatalError() }
print(r, shapes.filter { if case .rect = $0 { return true } else { return false } }.count)
let make = Shape.circle
print(make(1))
