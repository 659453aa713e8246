let log = ["#a", "#b", "c", "#d"]
print(
  log.drop { $0.hasPrefix("#") }, log.prefix { $0.hasPrefix("#") },
  Array(log.drop(while: { $0 != "c" })), log.suffix(1))
var copy = log
if let index = copy.firstIndex(of: "c") { copy.remove(at: index) }
copy.removeAll(where: { $0 == "#d" })
print(copy, copy.joined(), log.dropFirst(10).isEmpty, log.prefix(0).count)
