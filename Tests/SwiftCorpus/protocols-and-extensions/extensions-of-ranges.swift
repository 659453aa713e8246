// swift-format-ignore-file
extension Sequence where Element == String { var csv: String { joined(separator: ",") } }
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
extension Dictionary where Value: Comparable { var maxKey: Key? { self.max { $0.value < $1.value }?.key } }
extension Result { var isOK: Bool { if case .success = self { return true }; return false } }
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(["a", "b"].csv, [1, 2, 3].total, [0.5, 0.25].total, ["x": 1, "y": 5].maxKey!, Result<Int, Error>.success(1).isOK, 15.clamped(0...10), Set([1, 2]).total, (1...4).total, ["q"].prefix(1).csv)
