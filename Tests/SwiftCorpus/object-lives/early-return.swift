class Lock {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("unlock", id) }
}
func open(_ stops: Bool) -> String {
  let outer = Lock(1)
  if stops { return "stopped at \(outer.id)" }
  let inner = Lock(2)
  return "opened \(inner.id)"
}
print(open(true))
print(open(false))
