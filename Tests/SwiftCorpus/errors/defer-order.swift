enum Failure: Error { case stop }
func work(_ fails: Bool) throws -> String {
  print("begin")
  defer { print("outer") }
  do {
    defer { print("inner") }
    if fails { throw Failure.stop }
    print("fine")
  }
  defer { print("late") }
  return "done"
}
print(try work(false))
do { _ = try work(true) } catch { print("caught", error) }
for i in 0..<3 {
  defer { print("end", i) }
  if i == 1 { continue }
  print("body", i)
}
func value() -> Int {
  var x = 1
  defer { x = 10 }
  return x
}
print(value())
