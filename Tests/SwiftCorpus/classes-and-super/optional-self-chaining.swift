class Builder {
  private var parts: [String] = []
  @discardableResult
  func add(_ part: String) -> Builder {
    parts.append(part)
    return self
  }
  func build() -> String { parts.joined(separator: "-") }
}
print(Builder().add("a").add("b").build())
let builder = Builder()
builder.add("x")
builder.add("y").add("z")
print(builder.build())
