// swift-format-ignore-file
import Foundation
protocol API: Sendable { func fetch(_ id: Int) async throws -> String }
struct Fake: API { func fetch(_ id: Int) async throws -> String { try await Task.sleep(nanoseconds: UInt64(id) * 5_000_000); if id == 2 { throw URLError(.timedOut) }; return "item\(id)" } }
@MainActor final class Model { enum State { case idle, loading(Int), loaded(String), failed(String) }; private(set) var state = State.idle { didSet { print(state) } }; private var task: Task<Void, Never>?; let api: API; init(_ a: API) { api = a }
  func load(_ id: Int) { task?.cancel(); state = .loading(id); task = Task { do { let s = try await api.fetch(id); guard !Task.isCancelled else { return }; state = .loaded(s) } catch is CancellationError { print("cancelled", id) } catch { state = .failed("\(id)") } } }
  func wait() async { await task?.value } }
Task { @MainActor in let m = Model(Fake()); m.load(1); await m.wait(); m.load(3); m.load(2); await m.wait(); m.load(1); await m.wait(); if case .loaded(let s) = m.state { print("end", s) } }
