class Handler {
  func handle(_ text: String) -> String { prefix() + text }
  func prefix() -> String { "> " }
}
class Loud: Handler {
  override func prefix() -> String { "!! " }
}
print(Loud().handle("hi"), Handler().handle("hi"))
