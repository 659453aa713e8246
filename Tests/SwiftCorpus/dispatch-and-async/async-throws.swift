import Foundation

enum LoadError: Error { case missing }
func load(_ ok: Bool) async throws -> Int {
  guard ok else { throw LoadError.missing }
  return 5
}
Task { @MainActor in
  do {
    print(try await load(true))
    print(try await load(false))
  } catch {
    print("caught", error)
  }
  print((try? await load(false)) as Any)
}
