// swift-format-ignore-file
import Foundation
actor Refresher { private var current: Task<String, Never>?; private(set) var refreshes = 0
  func token() async -> String { if let t = current { return await t.value }
    let t = Task { () -> String in try? await Task.sleep(nanoseconds: 20_000_000); return self.made() }
    current = t; let v = await t.value; current = nil; return v }
  private func made() -> String { refreshes += 1; return "token\(refreshes)" } }
let r = Refresher()
Task { async let a = r.token(); async let b = r.token(); let both = await [a, b]; print(both[0] == both[1], both[0]); let c = await r.token(); let n = await r.refreshes; print(c, n) }
