import Foundation

let defaults = UserDefaults(suiteName: "corpus.register")!
defaults.removePersistentDomain(forName: "corpus.register")
defaults.register(defaults: ["limit": 10, "on": true])
print(defaults.integer(forKey: "limit"), defaults.bool(forKey: "on"))
defaults.set(3, forKey: "limit")
print(defaults.integer(forKey: "limit"))
defaults.removeObject(forKey: "limit")
print(defaults.integer(forKey: "limit"))
defaults.set(["k": 1], forKey: "table")
print(defaults.dictionary(forKey: "table")?["k"] as? Int ?? -1)
defaults.removePersistentDomain(forName: "corpus.register")
