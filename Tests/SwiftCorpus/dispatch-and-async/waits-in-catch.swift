import Foundation
struct Bad: Error { let code: Int }
func get(_ code: Int) async throws -> Int {
  try await Task.sleep(nanoseconds: 1_000_000)
  guard code > 0 else { throw Bad(code: code) }
  return code
}
func nested() async throws {
  defer { print("left") }
  do { _ = try await get(-5) } catch {
    let again = try await get(2)
    print("again", again)
    throw Bad(code: again)
  }
}
Task {
  do { print(try await get(1), try await get(-2)) } catch let bad as Bad where bad.code == -1 {
    print("never")
  } catch let bad as Bad {
    print("caught", bad.code, (try? await get(5)) ?? 0)
    do { _ = try await get(-7) } catch { print("inner", (try? await get(-1)) == nil) }
  }
  for code in [1, -1, 2] {
    do { print("got", try await get(code)) } catch { continue }
    print("end of", code)
  }
  do { try await nested() } catch { print(error) }
}
