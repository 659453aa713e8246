final class Token {
  let n = 1
  deinit { print("-") }
}
func make() -> Token? { Token() }
func inSwitch() {
  switch Token() {
  case let t where t.n > 20: print("no")
  default: print("default")
  }
  print("after")
}
func inOptional() {
  switch make() {
  case let t? where t.n > 3: print("no")
  case .some: print("some")
  default: print("none")
  }
  print("after")
}
func inIf() {
  if case let t = Token(), t.n > 4 { print("yes") } else { print("else") }
  print("after")
}
func inGuard() {
  guard case let t = Token(), t.n > 4 else {
    print("else")
    return
  }
  print(t.n)
}
func unwrapped() {
  if let t = make(), t.n > 4 { print("yes") } else { print("else") }
  print("after")
}
inSwitch()
inOptional()
inIf()
inGuard()
unwrapped()
