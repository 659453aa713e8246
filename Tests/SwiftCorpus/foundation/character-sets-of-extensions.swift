// swift-format-ignore-file
import Foundation
extension CharacterSet {
  static let token = CharacterSet.alphanumerics.union(.init(charactersIn: "-_"))
  static let dash = CharacterSet(charactersIn: "-")
}
extension String { func only(_ set: CharacterSet) -> String { String(unicodeScalars.filter(set.contains)) } }
func run() {
  print("a b-c!".components(separatedBy: CharacterSet.token.inverted), "a-b!".only(.token), "-y-".trimmingCharacters(in: .dash))
  print("a/b c".addingPercentEncoding(withAllowedCharacters: .token)!, CharacterSet.token.contains("_"), "q!".trimmingCharacters(in: .token.inverted))
}
run()
