// swift-format-ignore-file
var topics: [String: Set<String>] = ["ann": ["news", "sport"], "bo": ["news"]]
topics["cy", default: []].formUnion(["sport", "tv"]); topics["bo"]?.remove("news"); topics["ann"]?.insert("tv")
let inverse = topics.reduce(into: [String: [String]]()) { d, e in e.value.forEach { d[$0, default: []].append(e.key) } }.mapValues { $0.sorted() }
print(inverse.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }, topics["bo"]!.isEmpty, topics["zed"]?.count as Any)
let common = topics.values.filter { !$0.isEmpty }.reduce(nil as Set<String>?) { $0?.intersection($1) ?? $1 } ?? []; print(common.sorted(), topics["ann"]!.subtracting(topics["cy"]!), topics["ann"]!.isSuperset(of: ["tv"]), topics["ann"]!.symmetricDifference(["tv", "x"]).sorted())
if let i = topics.index(forKey: "cy") { print(topics[i].key, topics.remove(at: i).value.sorted()) }; print(topics.keys.sorted(), topics.filter { $0.value.isEmpty }.map(\.key), topics == ["ann": ["tv", "news", "sport"], "bo": []], Dictionary(uniqueKeysWithValues: zip("abc", 1...)).max { $0.value < $1.value }!)
