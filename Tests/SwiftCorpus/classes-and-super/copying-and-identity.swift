// swift-format-ignore-file
class Shape: CustomStringConvertible { var origin = (x: 0, y: 0); required init() {}; func copy() -> Self { let c = Self.init(); c.origin = origin; return c }; var description: String { "\(Self.self)\(origin)" } }
class Circle: Shape { var r = 1.0; override func copy() -> Self { let c = super.copy(); c.r = r; return c }; override var description: String { super.description + "r\(r)" } }
let c = Circle(); c.r = 2; c.origin.x = 5
let d = c.copy(); d.origin.y = 3; d.r += 1
print(c, d, c === d, Shape().copy())
var ids: [ObjectIdentifier: String] = [ObjectIdentifier(c): "c"]
ids[ObjectIdentifier(d)] = "d"
print(ids[ObjectIdentifier(c)]!, ids.count, [c, d].firstIndex { $0 === d }!)
