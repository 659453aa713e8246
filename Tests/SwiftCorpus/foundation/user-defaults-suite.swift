import Foundation

let defaults = UserDefaults(suiteName: "group.test.corpus")!
defaults.removePersistentDomain(forName: "group.test.corpus")
defaults.set(3, forKey: "count")
defaults.set(["a", "b"], forKey: "names")
defaults.set(true, forKey: "on")
defaults.set(1.5, forKey: "rate")
print(defaults.integer(forKey: "count") + 1, defaults.stringArray(forKey: "names") ?? [])
print(defaults.bool(forKey: "on"), defaults.double(forKey: "rate"), defaults.integer(forKey: "none"))
print(defaults.object(forKey: "none") == nil, defaults.string(forKey: "missing") ?? "default")
defaults.removeObject(forKey: "count")
print(defaults.integer(forKey: "count"), (defaults.object(forKey: "names") as? [String])?.count ?? 0)
defaults.removePersistentDomain(forName: "group.test.corpus")
