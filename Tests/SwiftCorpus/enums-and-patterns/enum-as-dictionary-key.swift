enum Screen: String { case home, chat }
var visits: [Screen: Int] = [.home: 1]
visits[.chat, default: 0] += 2
visits[.home]! += 1
print(visits[.home]!, visits[.chat]!, visits.keys.map(\.rawValue).sorted())
