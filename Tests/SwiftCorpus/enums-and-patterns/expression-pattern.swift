struct Prefix { let text: String }
func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
func kind(_ path: String) -> String {
  switch path {
  case Prefix(text: "chat/"): return "chat"
  case Prefix(text: "news/"): return "news"
  default: return "none"
  }
}
print(kind("chat/1"), kind("news/2"), kind("x"))
