// swift-format-ignore-file
import Foundation
enum Action { case add(Int), remove(at: Int), clear }
let actions: [Action] = [.add(1), .add(2), .remove(at: 0), .add(5)]
let final = actions.reduce(into: [Int]()) { list, action in
  switch action { case .add(let n): list.append(n); case .remove(let i) where i < list.count: list.remove(at: i); case .remove: break; case .clear: list.removeAll() }
}
print(final)
let adds = actions.compactMap { a -> Int? in guard case let .add(n) = a else { return nil }; return n }
print(adds, actions.contains { if case .clear = $0 { true } else { false } }, "\(actions[2])")
