// swift-format-ignore-file
import Foundation
actor Uploader { private(set) var sent: [String] = []; private var busy = false
  func upload(_ t: String) async throws { guard !busy else { throw Busy(token: t) }; busy = true; defer { busy = false }
    try await Task.sleep(nanoseconds: 1_000_000); sent.append(t) } }
struct Busy: Error { let token: String }
let up = Uploader()
Task { do { try await up.upload("a"); print("a done") } catch { print(error) } }
Task { do { try await up.upload("b") } catch let e as Busy { print("busy", e.token) }
  try? await Task.sleep(nanoseconds: 5_000_000); try await up.upload("c"); print(await up.sent) }
print("sync first")
