// swift-format-ignore-file
extension Double { static let tau = 6.28; var half: Double { self / 2 }; static func * (d: Double, s: String) -> String { "\(d)\(s)" } }
let r: Double = 3; let list: [Double] = [1, 2]; func area(_ r: Double) -> Double { r * .tau }
print(r, r.half, list, area(2), r * "px", Double.tau.half, 3 * r, r / 2, list.map(\.half), [r: "k"])
struct Pt { var x: Double = 4; var y: Double }; print(Pt(y: 2), 7.half, Double(5).half)
