// swift-format-ignore-file
struct Fail: Error { let step: String }
func run(_ fail: String?) throws -> [String] {
  var log = ["start"]
  defer { print("closed", log.count) }
  for step in ["a", "b", "c"] {
    defer { log.append("/" + step) }
    if step == fail { throw Fail(step: step) }
    log.append(step)
  }
  return log
}
for f in [nil, "b"] { do { print(try run(f)) } catch let e as Fail { print("failed at", e.step) } catch {} }
func nested() throws { do { try _ = run("c") } catch is Fail { print("inner"); throw Fail(step: "again") } }
do { try nested() } catch { print(error, (error as! Fail).step) }
