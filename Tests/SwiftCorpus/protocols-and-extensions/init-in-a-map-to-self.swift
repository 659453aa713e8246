protocol Card { init() }
extension Card {
  static func deck(_ count: Int) -> [Self] { (0..<count).map { _ in .init() } }
  static func some(_ count: Int?) -> Self? { count.map { _ in .init() } }
  func copies(_ count: Int) -> [Self] { (0..<count).compactMap { $0 > 0 ? .init() : nil } }
}
struct Ace: Card {}
final class Joker: Card { required init() {} }
print(Ace.deck(2), Joker.deck(1).count, Ace.some(1) as Any, Ace.some(nil) as Any)
print(Ace().copies(3))
