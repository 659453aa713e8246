// swift-format-ignore-file
import Foundation
@MainActor final class Model { private(set) var items: [Int] = []; var isLoading = false { didSet { print("loading", isLoading) } }
  func load() async { isLoading = true; defer { isLoading = false }; for i in 0..<2 { if let v = try? await fetch(i) { items.append(v) } } }
  nonisolated func fetch(_ i: Int) async throws -> Int { try await Task.sleep(nanoseconds: 1_000_000); if i == 5 { throw CancellationError() }; return i * 10 } }
Task { let m = await Model(); await m.load(); print(await m.items); let r = await Task { try await m.fetch(5) }.result; if case .failure(let e) = r { print(e is CancellationError) } }
