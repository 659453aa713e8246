// swift-format-ignore-file
import Foundation
struct Player { var name: String; var scores: [Int] }
var teams: [String: [Player]] = ["red": [Player(name: "a", scores: [1])], "blue": []]
teams["red"]?[0].scores.append(5)
teams["red"]![0].name += "!"
teams["blue", default: []].append(Player(name: "b", scores: []))
teams["green", default: []].append(Player(name: "c", scores: [7]))
print(teams.keys.sorted(), teams["red"]![0], teams["blue"]!.count)
for key in teams.keys.sorted() { for i in teams[key]!.indices { teams[key]![i].scores.insert(0, at: 0) } }
print(teams.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.flatMap(\.scores))" })
var grid = [[Int]](repeating: [0, 0], count: 2)
grid[1][0] = 5; grid[0].swapAt(0, 1); grid.append([1]); grid[2] += [2]
print(grid, grid.map { $0.reduce(0, +) }, grid.last!.last!)
