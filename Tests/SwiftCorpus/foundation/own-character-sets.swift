// swift-format-ignore-file
import Foundation
extension CharacterSet { static let token = CharacterSet.alphanumerics.union(.init(charactersIn: "-_")); static let abc = CharacterSet(charactersIn: "abc-") }
extension String { func only(_ s: CharacterSet) -> String { String(unicodeScalars.filter(s.contains)) } }
func run() { print("a b-c!".components(separatedBy: CharacterSet.token.inverted), "a-b!".only(.token), "x-y-".trimmingCharacters(in: .abc)) }
run()
