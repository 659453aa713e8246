import Foundation

func first(_ then: @escaping (Int) -> Void) { DispatchQueue.main.async { then(1) } }
func second(_ n: Int, _ then: @escaping (Int) -> Void) { DispatchQueue.main.async { then(n + 10) } }
first { a in
  print("first", a)
  second(a) { b in
    print("second", b)
    first { print("third", a + b + $0) }
  }
}
print("chained")
