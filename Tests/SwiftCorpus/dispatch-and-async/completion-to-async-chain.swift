// swift-format-ignore-file
import Foundation
struct User { let id: Int }
func fetchUser(_ id: Int, _ done: @escaping (Result<User, Error>) -> Void) { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done(id > 0 ? .success(User(id: id)) : .failure(URLError(.badURL))) } }
func user(_ id: Int) async throws -> User { try await withCheckedThrowingContinuation { c in fetchUser(id) { c.resume(with: $0) } } }
Task { do { let u = try await user(3); print("user", u.id); _ = try await user(0); print("no") } catch let e as URLError { print("url error", e.code == .badURL) } catch { print("other") }
  print((try? await user(1).id) ?? -1) }
print("started")
