import Foundation

struct P: Codable { var d: Date, x: Double }
func show(_ p: P, _ e: JSONEncoder) {
  e.outputFormatting = .sortedKeys
  do { print(String(data: try e.encode(p), encoding: .utf8)!) } catch { print("failed") }
}
let zero = Date(timeIntervalSinceReferenceDate: 0.1)
show(P(d: zero, x: 0.1), JSONEncoder())
let late = Date(timeIntervalSince1970: .infinity)
show(P(d: late, x: 1), JSONEncoder())
show(P(d: zero, x: .nan), JSONEncoder())
show(P(d: zero, x: .infinity), JSONEncoder())
let e = JSONEncoder()
e.dateEncodingStrategy = .secondsSince1970
show(P(d: zero, x: 2), e)
e.dateEncodingStrategy = .millisecondsSince1970
show(P(d: zero, x: 2), e)
show(P(d: late, x: 2), e)
print(Date(timeIntervalSinceReferenceDate: 0.1).timeIntervalSinceReferenceDate)
print(Date(timeIntervalSince1970: 0.1).timeIntervalSince1970)
print(Date(timeIntervalSince1970: 1_700_000_000.123).timeIntervalSince1970)
print(Date(timeIntervalSinceReferenceDate: 0.1).timeIntervalSince1970)
let other = Date(timeIntervalSince1970: 978307200.1)
print(Date(timeIntervalSinceReferenceDate: 0.1) == other)
print(
  Date(timeIntervalSinceReferenceDate: 5).addingTimeInterval(0.1).timeIntervalSinceReferenceDate)
let five = Date(timeIntervalSinceReferenceDate: 5)
print(Date(timeIntervalSinceReferenceDate: 5.1).timeIntervalSince(five))
print((Date(timeIntervalSinceReferenceDate: 5) + 0.1).timeIntervalSinceReferenceDate)
var q = Date(timeIntervalSinceReferenceDate: 5)
q.addTimeInterval(0.1)
q -= 0.3
print(q.timeIntervalSinceReferenceDate)
let end = Date(timeIntervalSinceReferenceDate: 0.5)
let steps = stride(from: Date(timeIntervalSinceReferenceDate: 0), to: end, by: 0.1)
print(steps.map { $0.timeIntervalSinceReferenceDate })
let back = try! JSONDecoder().decode([Date].self, from: "[0.1, 5.25]".data(using: .utf8)!)
print(back.map { $0.timeIntervalSinceReferenceDate })
