let base = UnicodeScalar("a").value
let letters = (0..<5).map { Character(UnicodeScalar(base + UInt32($0))!) }
print(String(letters))
let digits = "20931".compactMap { $0.wholeNumberValue }
print(digits, digits.reduce(0, +))
print("f".first!.hexDigitValue ?? -1)
