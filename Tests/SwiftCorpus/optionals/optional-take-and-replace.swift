// swift-format-ignore-file
struct Queue { var pending: String?
  mutating func take() -> String? { defer { pending = nil }; return pending } }
var q = Queue(pending: "x")
print(q.take() ?? "-", q.take() ?? "-")
var maybe: [Int]? = [1]
maybe?.append(2)
maybe? += [3]
maybe![0] = 9
print(maybe!, maybe?.count ?? 0, maybe?.isEmpty == false)
maybe = nil
maybe?.append(4)
print(maybe as Any, maybe?.first as Any)
var count: Int? = 1
count? += 1
count! *= 5
print(count!)
