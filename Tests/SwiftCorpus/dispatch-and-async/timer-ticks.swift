// swift-format-ignore-file
import Foundation
final class Ticker { private var t: Timer?; private(set) var n = 0; let limit: Int; var done: (() -> Void)?; init(_ l: Int) { limit = l }
  func start() { t = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] t in guard let self else { return t.invalidate() }; self.n += 1; print("tick", self.n); if self.n == self.limit { t.invalidate(); self.done?() } } }; var isRunning: Bool { t?.isValid ?? false } }
let k = Ticker(3); k.done = { print("done", k.n, k.isRunning) }; k.start(); print(k.isRunning)
