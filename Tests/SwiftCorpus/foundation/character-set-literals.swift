// swift-format-ignore-file
import Foundation
func has(_ set: CharacterSet) -> Bool { set.contains("z") }
func run() {
  print("-y-".trimmingCharacters(in: ["-"]), ["x=-1-"].map { $0.split(separator: "=")[1].trimmingCharacters(in: ["-"]) })
  let letters: CharacterSet = ["a", "b"]
  print("abxba".trimmingCharacters(in: letters), letters.union(["c"]).contains("c"), has(["z"]), has([]))
  print("a,b;c".components(separatedBy: [",", ";"]), "xay".rangeOfCharacter(from: ["a"]) != nil, "+1 (2)".components(separatedBy: CharacterSet(["+", " ", "(", ")"])).joined())
  var more: CharacterSet = []
  more.insert("k")
  more.formUnion(["l"])
  print(more.contains("k"), more.contains("l"), more.inverted.contains("k"))
}
run()
