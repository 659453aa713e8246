let pushes = [["type": "chat", "n": "1"], ["type": "news", "n": "2"], ["type": "chat"]]
print(
  pushes.filter { $0["type"] == "chat" }.count,
  pushes.compactMap { $0["n"] }.compactMap(Int.init).reduce(0, +))
print(pushes.map { $0["n"] ?? "-" }, pushes.reduce(into: [String]()) { $0.append($1["type"]!) })
print((1...5).filter { $0 % 2 == 1 }.map { $0 * $0 }, [[1], [2, 3]].flatMap { $0 })
