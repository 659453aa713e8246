struct Stats {
  var opened = 0
  var received = 0
}
var stats: [String: Stats] = [:]
stats["chat", default: Stats()].received += 1
stats["chat", default: Stats()].received += 1
stats["chat"]?.opened += 1
stats["news"]?.opened += 1
print(stats["chat"]!.received, stats["chat"]!.opened, stats["news"] == nil)
