// swift-format-ignore-file
import Foundation
let d = UserDefaults(suiteName: "held.\(#line)")!; d.removePersistentDomain(forName: "held.2")
d.register(defaults: ["volume": 7, "name": "guest", "on": true]); print(d.integer(forKey: "volume"), d.string(forKey: "name")!, d.bool(forKey: "on"), d.object(forKey: "none") == nil)
d.set(9, forKey: "volume"); d.set(["a", "b"], forKey: "tags"); d.set(["k": 1], forKey: "map"); d.set(2.5, forKey: "rate"); d.set(Data([1, 2]), forKey: "blob"); d.removeObject(forKey: "name")
print(d.integer(forKey: "volume"), d.stringArray(forKey: "tags") ?? [], d.dictionary(forKey: "map")?["k"] as? Int ?? 0, d.double(forKey: "rate"), d.integer(forKey: "rate"), d.data(forKey: "blob")?.count ?? 0, d.string(forKey: "name") ?? "-")
d.removeObject(forKey: "volume"); print(d.integer(forKey: "volume"), d.string(forKey: "rate") ?? "nil", d.array(forKey: "tags")?.count ?? 0, d.bool(forKey: "volume")); d.removePersistentDomain(forName: "held.2")
