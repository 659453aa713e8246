func route(_ type: String, _ id: Int?) -> String {
  switch (type, id) {
  case ("chat", let id?): return "chat \(id)"
  case ("chat", nil): return "chats"
  case (let other, 0?): return other + " zero"
  case (_, .some): return "with id"
  case (let name, nil) where name.isEmpty: return "empty"
  case (let name, _): return name
  }
}
print(
  route("chat", 3), route("chat", nil), route("x", 0), route("y", 4), route("", nil),
  route("z", nil))
