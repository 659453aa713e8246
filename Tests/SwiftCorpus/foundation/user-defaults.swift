import Foundation

let defaults = UserDefaults(suiteName: "corpus.defaults")!
defaults.removePersistentDomain(forName: "corpus.defaults")
print(
  defaults.integer(forKey: "n"), defaults.bool(forKey: "b"), defaults.string(forKey: "s") as Any,
  defaults.object(forKey: "o") as Any, defaults.double(forKey: "d"))
defaults.set(5, forKey: "n")
defaults.set(true, forKey: "b")
defaults.set("text", forKey: "s")
defaults.set(["a", "b"], forKey: "list")
print(
  defaults.integer(forKey: "n"), defaults.bool(forKey: "b"), defaults.string(forKey: "s") ?? "-",
  defaults.stringArray(forKey: "list") ?? [], defaults.object(forKey: "n") as? Int ?? 0)
defaults.removeObject(forKey: "n")
print(
  defaults.integer(forKey: "n"), defaults.object(forKey: "s") as? String ?? "-",
  defaults.array(forKey: "list")?.count ?? 0)
defaults.removePersistentDomain(forName: "corpus.defaults")
