// swift-format-ignore-file
enum Flags { static var all: [String: Bool] = ["a": true] { didSet { changes.append(contentsOf: all.keys.filter { all[$0] != oldValue[$0] }.sorted()) } }; private(set) static var changes: [String] = []
  static subscript(_ k: String) -> Bool { get { all[k] ?? false } set { all[k] = newValue } } }
Flags["b"] = true; Flags["a"].toggle(); Flags.all["c"] = nil; Flags.all.removeAll(); print(Flags.changes, Flags["a"], Flags.all.count)
struct Once { static let token: Int = { print("made"); return 4 }() ; static var uses = 0 }
print("before"); Once.uses += 1; print(Once.token, Once.token + Once.uses)
