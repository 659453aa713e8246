// swift-format-ignore-file
enum S: String { case a, b }
func run() { let s: Set<S> = [.a, .b]; print(s.subtracting([.a]).count, s.intersection([.b]).count, s.symmetricDifference([.a]).count, s.isDisjoint(with: [.b]), Set<S>([.a]).isSubset(of: [.a, .b])) }
run()
