import Foundation

@MainActor final class Profile {
  let name: String
  init(id: Int) async throws {
    await Task.yield()
    if id == 0 { throw NSError(domain: "profile", code: 4) }
    name = "user \(id)"
  }
  var badge: String {
    get async {
      await Task.yield()
      return name.uppercased()
    }
  }
}
Task { @MainActor in
  do {
    let profile = try await Profile(id: 7)
    print(await profile.badge, profile.name)
    _ = try await Profile(id: 0)
  } catch {
    print("failed", (error as NSError).code)
  }
}
