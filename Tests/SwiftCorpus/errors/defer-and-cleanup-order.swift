// swift-format-ignore-file
struct Fail: Error { let step: Int }
var open: [String] = []
func use(_ name: String, failAt: Int) throws -> Int {
  open.append(name)
  defer { open.removeLast(); print("close", name, open) }
  if failAt == 1 { throw Fail(step: 1) }
  defer { print("second", name) }
  for i in 0..<3 { defer { print("turn", i) }; if i == 1 && failAt == 2 { throw Fail(step: 2) }; if i == 2 { break } }
  return open.count
}
for f in 0...2 { do { print("result", try use("f\(f)", failAt: f)) } catch let e as Fail { print("fail", e.step) } catch { } }
