// swift-format-ignore-file
enum S { case a, b, c }
func run() { var s: Set<S> = [.a, .b]; s.subtract([.a]); print(s.count); let d: Set<Double> = [1, 2]; print(d.subtracting([1]), d.intersection([2])); struct P { var perms: Set<S> = [.a, .b]; func can(_ r: Set<S>) -> Bool { perms.isSuperset(of: r) } }; var p = P(); print(p.can([.a]), p.perms.isSuperset(of: [.a])); p.perms.subtract([.a]); print(p.perms) }
run()
