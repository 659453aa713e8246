import Foundation

func localized(_ key: String, _ arguments: CVarArg...) -> String {
  let table = ["greeting": "Hello %@, you have %d new", "none": "Nothing"]
  return String(format: table[key] ?? key, arguments: arguments)
}
print(localized("greeting", "Ada", 3))
print(localized("none"))
print(localized("unknown %d", 4))
