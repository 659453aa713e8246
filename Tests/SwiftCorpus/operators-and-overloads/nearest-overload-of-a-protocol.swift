// swift-format-ignore-file
protocol Base {}; protocol Derived: Base {}; struct A: Derived {}; struct B: Base {}
func f(_ b: Base) -> String { "base" }; func f(_ d: Derived) -> String { "derived" }
func run() { print(f(A()), f(B())) }
run()
