enum State {
  case none
  case some(Int)
  case active
  case error(String)
}
let states: [State] = [.none, .some(3), .active, .error("x")]
for state in states {
  switch state {
  case .none: print("none")
  case .some(let count): print("some", count)
  case .error(let text): print("error", text)
  default: print("rest", state)
  }
}
let nothing: State? = .none
let wrapped: State? = .some(.none)
print(nothing as Any, wrapped as Any)
switch wrapped {
case .none: print("nil")
case .some(let state): print("holds", state)
}
