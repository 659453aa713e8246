// swift-format-ignore-file
struct Retry { var count: Int; var limit = 3 }
enum Upload { case idle, running(Retry), failed(reason: String, after: Retry) 
  mutating func fail(_ why: String) {
    if case .running(var r) = self { r.count += 1; self = r.count >= r.limit ? .failed(reason: why, after: r) : .running(r) }
  }
}
var u = Upload.running(Retry(count: 0))
let before = u
for i in 1...4 { u.fail("t\(i)") ; print(u) }
print(before)
