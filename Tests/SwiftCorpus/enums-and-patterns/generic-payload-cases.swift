enum Phase<Value, Failure: Error> {
  case idle
  case loaded(Value)
  case failed(Failure)
  case both(Value, Failure)
}
enum E: Error {
  case x
  case y(Int)
}
var p: Phase<Int, E> = .failed(.y(2))
print(p)
p = .failed(.x)
print(p)
if case .failed(.x) = p { print("x") }
func make(_ n: Int) -> Phase<String, E> { n == 0 ? .failed(.x) : .both("s", .y(n)) }
print(make(0), make(1))
