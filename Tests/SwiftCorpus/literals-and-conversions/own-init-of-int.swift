// swift-format-ignore-file
extension Int { init(_ s: Size) { self = s.w * s.h } }
struct Size { let w, h: Int }
func area(_ s: Size) -> Int { Int(s) + Int("2")! + Int(1.9) + ["3"].compactMap { Int($0) }.reduce(0, +) }
func run() { print(area(Size(w: 2, h: 3))) }
run()
