// swift-format-ignore-file
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { r.lowerBound > self ? r.lowerBound : r.upperBound < self ? r.upperBound : self } }
extension Comparable { func atLeast(_ o: Self) -> Self { max(self, o) } }
func run() { print(2.5.clamped(3...9), 2.5.atLeast(3), Float(1).clamped(2...3), 12.0.clamped(1...9), 0.5.clamped(0...1)) }
run()
