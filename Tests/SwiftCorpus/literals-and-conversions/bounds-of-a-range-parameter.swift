// swift-format-ignore-file
extension Comparable { func clamp(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
enum Q: Int, Comparable { case a, b, c; static func < (x: Q, y: Q) -> Bool { x.rawValue < y.rawValue } }
func run() { print(Q.c.clamp(to: .a ... .b), Q.c.clamp(to: Q.a ... .b), 7.clamp(to: 1...5)); func f(_ r: ClosedRange<Q>) -> Q { r.upperBound }; print(f(.a ... .b)) }
run()
