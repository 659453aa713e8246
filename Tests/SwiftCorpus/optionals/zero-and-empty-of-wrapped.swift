// swift-format-ignore-file
extension Optional where Wrapped: RangeReplaceableCollection { var orEmpty: Wrapped { self ?? Wrapped() } }
extension Optional where Wrapped: Numeric { var orZero: Wrapped { self ?? 0 } }
extension Optional where Wrapped: AdditiveArithmetic { var orZ: Wrapped { self ?? .zero } }
func run() { let a: [Int]? = nil, s: String? = nil, d: Double? = nil; print(d.orZero, d.orZ, s.orEmpty.count, a.orEmpty) }
run()
