// swift-format-ignore-file
class A {}
final class B: A { var more = [4, 5] }
func run() { let a: A = B(); (a as? B)?.more.removeAll { $0 == 4 }; print((a as! B).more); (a as? B)?.more.sort { $0 > $1 }; (a as? B)?.more.append(1); print((a as! B).more) }
run()
