// swift-format-ignore-file
class Inbox { var items: [String: Int] = [:] { didSet { log.append("\(oldValue.count)->\(items.count)") } }
  var ids = Set<Int>() { willSet { log.append("+\(newValue.subtracting(ids).sorted())") } }
  var pair = (0, "") { didSet { log.append("\(pair)") } }
  var log: [String] = [] }
let i = Inbox()
i.items["a"] = 1
i.items["a", default: 0] += 1
i.items.removeAll()
i.ids.insert(3); i.ids.formUnion([4, 5]); i.ids.remove(3)
i.pair.0 = 7; i.pair.1 += "x"
print(i.log)
