// swift-format-ignore-file
import Foundation
protocol Shape { var area: Double { get }; static var sides: Int { get } }
extension Shape { var info: String { "\(Self.self) \(Self.sides) \(String(format: "%.1f", area))" } }
struct Sq: Shape { static let sides = 4; var s: Double; var area: Double { s * s } }
struct Tri: Shape { static var sides: Int { 3 }; let b, h: Double; var area: Double { b * h / 2 } }
func total<S: Shape>(_ s: [S]) -> Double { s.reduce(0) { $0 + $1.area } }
func largest(_ s: [any Shape]) -> (any Shape)? { s.max { $0.area < $1.area } }
print(Sq(s: 2).info, Tri(b: 3, h: 2).info, total([Sq(s: 1), Sq(s: 2)]), largest([Sq(s: 1), Tri(b: 9, h: 9)])!.info)
print(type(of: largest([Sq(s: 1)])!).sides, (Sq.self as Shape.Type).sides)
