// swift-format-ignore-file
func makeCounter(step: Int) -> (next: () -> Int, reset: () -> Void) { var n = 0; return ({ n += step; return n }, { n = 0 }) }
let a = makeCounter(step: 2), b = makeCounter(step: 5)
print(a.next(), a.next(), b.next()); a.reset(); print(a.next(), b.next())
var x = 1
let byValue = { [x] in x * 10 }, byReference = { x * 10 }
x = 3
print(byValue(), byReference())
var makers: [() -> Int] = []
for i in 1...3 { var k = i; makers.append { k += 10; return k } }
print(makers.map { $0() }, makers.map { $0() })
var j = 0
var late: [() -> Int] = []
while j < 3 { late.append { j }; j += 1 }
print(late.map { $0() })
