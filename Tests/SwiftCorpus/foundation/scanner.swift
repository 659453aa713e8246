// swift-format-ignore-file
import Foundation

let scanner = Scanner(string: "badge: 12, rate 2.5e1 x-7 sound=ping")
print(scanner.scanUpToString(":") ?? "-", scanner.scanString(":") ?? "-", scanner.scanInt() ?? 0)
print(scanner.scanInt() as Any, scanner.scanString(",") as Any, scanner.scanString("RATE") as Any)
print(scanner.scanDouble() ?? 0, scanner.scanCharacter() ?? "?", scanner.scanInt() ?? 0, scanner.isAtEnd)
print(scanner.scanCharacters(from: .letters) ?? "-", scanner.scanUpToCharacters(from: .letters) ?? "-")
print(scanner.string[scanner.currentIndex...], scanner.scanString("ping") != nil, scanner.isAtEnd)
print(scanner.scanInt() as Any, scanner.scanUpToString("x") as Any)

func version(_ text: String) -> [Int] {
  let scanner = Scanner(string: text)
  var parts: [Int] = []
  while let part = scanner.scanInt() {
    parts.append(part)
    if scanner.scanString(".") == nil { break }
  }
  return parts
}
print(version("17.4.1-beta"), version("x"))
