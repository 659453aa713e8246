// swift-format-ignore-file
class Shape { class var sides: Int { 0 }; static var made = 0; let id: Int; required init() { Shape.made += 1; id = Shape.made }
  class func make(_ n: Int) -> [Shape] { (0..<n).map { _ in Self.init() } }
  var text: String { "\(Self.self)#\(id):\(type(of: self).sides)" } }
class Square: Shape { override class var sides: Int { 4 } ; required init() { super.init() } }
final class Tall: Square { override static var sides: Int { super.sides + 1 }; override var text: String { "<" + super.text + ">" } }
print(Shape.make(1).map(\.text), Square.make(2).map(\.text), Tall.make(1).map(\.text), Shape.made)
let kinds: [Shape.Type] = [Tall.self, Square.self, Shape.self]
print(kinds.map { $0.sides }, kinds.map { $0 == Square.self }, kinds.map { $0 is Square.Type }, "\(kinds)")
