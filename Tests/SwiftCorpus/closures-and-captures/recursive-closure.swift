var factorial: ((Int) -> Int)!
factorial = { $0 <= 1 ? 1 : $0 * factorial($0 - 1) }
print(factorial(5))
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0..<10).map(fib))
