// swift-format-ignore-file
let letters = "a"..."e", codes = (UInt8(ascii: "a")...UInt8(ascii: "e")).map { Character(UnicodeScalar($0)) }
print(letters.contains("c"), codes, String(codes.reversed()), Int(Character("7").wholeNumberValue!), Character("é").isLetter)
print((1..<10).clamped(to: 5..<20), (0...3).map { 1 << $0 }, stride(from: 1.0, through: 2, by: 0.5).map { $0 }, (1...).prefix(2).map { $0 })
print(Int.max &+ 1 == Int.min, UInt8.max, Int16.min, 7.quotientAndRemainder(dividingBy: 2), (-7).magnitude, 10.isMultiple(of: 5), 3.signum())
