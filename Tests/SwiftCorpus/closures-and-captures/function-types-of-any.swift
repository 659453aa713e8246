// swift-format-ignore-file
let a: Any = { (x: Int, y: Int) -> Int in x + y }
print(a is (Int, Int) -> Int, a is (Int) -> Int, a is () -> Int, a is (Int, String) -> Int)
let b: Any = { (p: (Int, Int)) -> Int in p.0 }
print(b is ((Int, Int)) -> Int)
let c: Any = { print("x") }; print(c is () -> Void, c is (Int) -> Void)
func two(_ a: Int, _ b: String) -> Bool { true }
let d: Any = two; print(d is (Int, String) -> Bool, d is (Int) -> Bool, d is (String, Int) -> Bool)
print([(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2)].map { (a, b) in a * b }, [1: 2].map { k, v in k + v })
