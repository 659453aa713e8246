// swift-format-ignore-file
import Foundation
final class Token { private var onCancel: (() -> Void)?; init(_ f: @escaping () -> Void) { onCancel = f }; func cancel() { onCancel?(); onCancel = nil }; deinit { cancel() } }
final class Hub { private var next = 0; private var subs: [Int: (String) -> Void] = [:]
  func subscribe(_ f: @escaping (String) -> Void) -> Token { let id = next; next += 1; subs[id] = f; return Token { [weak self] in self?.subs[id] = nil; print("cancelled", id) } }
  func send(_ s: String) { subs.sorted { $0.key < $1.key }.forEach { $0.value(s) } } }
let hub = Hub()
var bag: [Token] = [hub.subscribe { print("a", $0) }, hub.subscribe { print("b", $0) }]
hub.send("1"); bag[0].cancel(); hub.send("2"); bag.removeAll(); hub.send("3"); print("end")
