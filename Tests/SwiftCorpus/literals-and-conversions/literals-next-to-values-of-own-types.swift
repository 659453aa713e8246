// swift-format-ignore-file
struct Feature: Hashable, RawRepresentable, ExpressibleByStringLiteral { let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value } }
extension Feature { static let dark: Feature = "dark-mode"; static let chat = Feature(rawValue: "chat") }
print([Feature.chat: 1, "dark-mode": 2][.dark] ?? 0, [Feature.chat, "x"].map(\.rawValue))
let names = ["a": Feature.dark, "b": "beta"]
print(names["b"]?.rawValue ?? "-")
