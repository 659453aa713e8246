// swift-format-ignore-file
import Foundation
func run() {
  let defaults = UserDefaults.standard
  for text in ["12", "3.7", "abc", "1x", " 5", "YES", "no", "T", "0", "-1", "1e3", ""] {
    defaults.set(text, forKey: "k")
    print(defaults.integer(forKey: "k"), defaults.double(forKey: "k"), defaults.bool(forKey: "k"))
  }
}
run()
