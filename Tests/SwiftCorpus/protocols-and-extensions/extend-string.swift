extension String {
  var isBlank: Bool { allSatisfy { $0 == " " } }
  func leftPad(_ width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
  mutating func shout() { self = uppercased() + "!" }
}
var text = "hi"
text.shout()
print("  ".isBlank, text.isBlank, "7".leftPad(3), text)
