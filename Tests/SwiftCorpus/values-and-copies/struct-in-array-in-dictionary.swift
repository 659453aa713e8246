// swift-format-ignore-file
struct Player { var name: String; var scores: [Int] }
var teams: [String: [Player]] = ["red": [Player(name: "Ann", scores: [1])], "blue": []]
let before = teams
teams["red"]![0].scores.append(7)
teams["blue", default: []].append(Player(name: "Bo", scores: []))
teams["green", default: []] += [Player(name: "Cy", scores: [3])]
print(before["red"]![0].scores, teams["red"]![0].scores)
print(before["blue"]!.count, teams["blue"]!.map(\.name), teams["green"]?.first?.scores ?? [])
for key in teams.keys.sorted() { print(key, teams[key]!.map { "\($0.name):\($0.scores)" }) }
