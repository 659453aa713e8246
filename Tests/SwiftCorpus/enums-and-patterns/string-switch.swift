func open(_ action: String) -> Int {
  switch action {
  case "reply", "answer": return 1
  case let text where text.hasPrefix("open."): return 2
  case "": return 0
  default: return -1
  }
}
print(open("reply"), open("answer"), open("open.chat"), open(""), open("x"))
