// swift-format-ignore-file
enum Rank: Int, Comparable { case ten = 10, ace; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
struct Card: Comparable { let rank: Rank, suit: String; static func < (a: Card, b: Card) -> Bool { (a.rank, a.suit) < (b.rank, b.suit) } }
func run() { let d = [Card(rank: .ten, suit: "s"), Card(rank: .ten, suit: "h"), Card(rank: .ace, suit: "h")]; print(d.max()!, d[0] < d[2], d.sorted().map(\.suit), d.sorted(by: >).map(\.rank), d.min()!) }
run()
