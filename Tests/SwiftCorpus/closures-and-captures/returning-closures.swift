func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
func curried(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(adder(5)(1), curried(1)(2)(3))
let steps = [adder(1), adder(10)]
print(steps.reduce(0) { $1($0) })
