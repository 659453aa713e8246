// swift-format-ignore-file
enum Status: String, CaseIterable, Comparable { case low, mid, high
  static func < (a: Status, b: Status) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
  var next: Status? { let all = Self.allCases, i = all.firstIndex(of: self)! + 1; return i < all.count ? all[i] : nil } }
print(Status.allCases.max()!, Status.low < .high, Status.mid.next?.rawValue ?? "-", Status.high.next as Any, [Status.high, .low].sorted(), Status(rawValue: "MID".lowercased())!)
print(Dictionary(grouping: [3, 8, 5]) { n -> Status in n < 4 ? .low : n < 7 ? .mid : .high }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
