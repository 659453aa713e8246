// swift-format-ignore-file
infix operator <+>: Highest
infix operator <->: Middle
infix operator <*>: Lowest
precedencegroup Highest { higherThan: Middle }
precedencegroup Middle { higherThan: Lowest associativity: right }
precedencegroup Lowest { higherThan: MultiplicationPrecedence associativity: left }
func <+> (a: Int, b: Int) -> Int { a + 2 * b }
func <-> (a: Int, b: Int) -> Int { a - b }
func <*> (a: Int, b: Int) -> Int { a * b + 1 }
print(1 <+> 2 <-> 3, 9 <-> 3 <-> 1, 2 <*> 3 <*> 4, 2 * 3 <*> 4, 5 <-> 1 <*> 2 <+> 3, 2 <*> 8 <-> 3 <+> 1)
