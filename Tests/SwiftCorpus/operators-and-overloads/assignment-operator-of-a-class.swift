// swift-format-ignore-file
final class P { var hp = 10; static func -= (p: P, n: Int) { p.hp -= n } }
func run() { let p = P(); p -= 3; print(p.hp) }
run()
