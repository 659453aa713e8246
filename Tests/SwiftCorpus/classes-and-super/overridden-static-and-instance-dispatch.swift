// swift-format-ignore-file
class Shape { class var sides: Int { 0 }; var area: Double { 0 }; func describe() -> String { "\(type(of: self)) \(Self.sides) \(area)" }
  static func == (l: Shape, r: Shape) -> Bool { l.area == r.area } ; class func unit() -> Shape { Shape() } }
class Rect: Shape { var w, h: Double; override class var sides: Int { 4 }; override var area: Double { w * h }; init(_ w: Double, _ h: Double) { self.w = w; self.h = h } ; override class func unit() -> Shape { Rect(1, 1) } }
final class Square: Rect { convenience init(_ s: Double) { self.init(s, s) }; override func describe() -> String { "[" + super.describe() + "]" }; override var w: Double { didSet { if h != w { h = w } } } }
let s = Square(2); s.w = 3; let shapes: [Shape] = [Shape(), Rect(2, 4.5), s, Square(1.5), Square.unit()]
shapes.forEach { print($0.describe()) }; print(shapes[1] == shapes[2], shapes.map { type(of: $0).sides }, shapes.compactMap { ($0 as? Rect)?.w }, shapes.filter { $0 is Square }.count)
