func make(_ name: String) -> String {
  print("making", name)
  return name
}
struct Lazy {
  static let value = make("static")
}
print("start")
print(Lazy.value)
print(Lazy.value)
