// swift-format-ignore-file
struct Stats<N: BinaryFloatingPoint> { let xs: [N]; var range: ClosedRange<N> { xs.min()!...xs.max()! }; var total: N { xs.reduce(0, +) } }
print(Stats(xs: [3.0, -1]).range, Stats(xs: [2, -1.5]).xs, Stats(xs: [1, 2.5]).total)
func f<T: FloatingPoint>(_ x: [T]) { print(x) }; f([1, 2.5]); f([1.0, 2]); func g<T>(_ x: [T]) { print(x) }; g([1, 2.5]); g([2.0, -3]); func h<T>(_ a: T, _ b: T) { print(a, b) }; h(1, 2.5); h(2.5, 1)
