// swift-format-ignore-file
let s = "Hello, Wörld"; print(s.count, s.utf8.count, s.uppercased(), s.reversed().map(String.init).joined(), s.prefix(5), s.suffix(3), s.firstIndex(of: ",").map { s[s.index($0, offsetBy: 2)...] } ?? "", s.contains("Wör"), s.replacing2("l", "L"))
extension String { func replacing2(_ a: Character, _ b: Character) -> String { String(map { $0 == a ? b : $0 }) }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] } }
print(s[1], s[0..<2], s[7..<9] + "!", String(s[4]), s.lastIndex(of: "l")!.utf16Offset(in: s), s.split(separator: " ").last!.dropFirst(), s.allSatisfy(\.isASCII), "x".compare2("y"))
extension String { func compare2(_ o: String) -> Int { self == o ? 0 : self < o ? -1 : 1 } }
