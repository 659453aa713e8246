enum State { case active, inactive, background }
func word(_ state: State) -> String {
  switch state {
  case .active: return "on screen"
  case .inactive, .background: return "not on screen"
  }
}
print(word(.active), word(.background), State.inactive)
