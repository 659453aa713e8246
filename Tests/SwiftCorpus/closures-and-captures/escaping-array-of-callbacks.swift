// swift-format-ignore-file
import Foundation
final class Loader { enum State { case idle, loading, done(String) }; private(set) var state = State.idle; private var waiting: [(String) -> Void] = []
  func load(_ then: @escaping (String) -> Void) { switch state { case .done(let v): then(v); case .loading: waiting.append(then); case .idle: state = .loading; waiting.append(then) } }
  func finish(_ v: String) { state = .done(v); let w = waiting; waiting = []; w.forEach { $0(v) } } }
let l = Loader()
l.load { print("first", $0) }
l.load { [l] v in print("second", v); l.load { print("nested", $0) } }
l.finish("X"); l.load { print("late", $0) }
if case .done(let v) = l.state { print(v.lowercased()) }
