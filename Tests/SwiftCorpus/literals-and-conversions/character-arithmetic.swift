// swift-format-ignore-file
let a = UnicodeScalar("a").value
let letters = (0..<5).map { Character(UnicodeScalar(a + UInt32($0))!) }
print(letters, String(letters), letters.map { String($0).uppercased() }.joined(separator: "-"))
print("abc".unicodeScalars.map { $0.value }, "7".first!.wholeNumberValue! * 2, Int(String("9"))! + 1, Character("é").isASCII, ("a"..."e").contains("c"))
print(String(UnicodeScalar(0x1F600)!), "\u{41}", "A".unicodeScalars.first! == "A", Array("ab".utf8), String(decoding: [72, 105], as: UTF8.self), String(bytes: [0x41], encoding: .utf8)!)
import Foundation
