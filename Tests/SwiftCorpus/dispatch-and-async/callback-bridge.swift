// swift-format-ignore-file
import Foundation
final class Legacy { func load(_ n: Int, _ done: @escaping (String?, Error?) -> Void) { DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) { n > 0 ? done("v\(n)", nil) : done(nil, NSError(domain: "legacy", code: n)) } } }
extension Legacy { func load(_ n: Int) async throws -> String { try await withCheckedThrowingContinuation { k in load(n) { v, e in if let e { k.resume(throwing: e) } else { k.resume(returning: v ?? "") } } } } }
let l = Legacy(); Task { @MainActor in print(try await l.load(4)); do { _ = try await l.load(-2) } catch let e as NSError { print(e.domain, e.code) }; let t = Task { try await l.load(1) }; print(try await t.value, t.isCancelled) }
print("go")
