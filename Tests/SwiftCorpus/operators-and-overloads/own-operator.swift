infix operator <> : AdditionPrecedence
func <> (a: String, b: String) -> String { a + "<>" + b }
prefix operator √
prefix func √ (n: Double) -> Double { n.squareRoot() }
postfix operator %
postfix func % (n: Double) -> Double { n / 100 }
print("a" <> "b", √16.0, 50.0%)
