// swift-format-ignore-file
enum Status: Int, CaseIterable, CustomStringConvertible { case notDetermined, denied, authorized, provisional
  var description: String { switch self { case .notDetermined: "ask"; case .denied: "no"; case .authorized, .provisional: "yes(\(rawValue))" } }
  var mayShow: Bool { if case .denied = self { return false }; return self != .notDetermined }
}
print(Status.allCases, Status.allCases.map(\.mayShow))
print(Status(rawValue: 2)!, Status(rawValue: 9) as Any)
print(Status.allCases.first { $0.mayShow }.map { "\($0)" } ?? "none")
let table = Dictionary(uniqueKeysWithValues: Status.allCases.map { ($0, $0.rawValue) })
print(table[.denied]!, table.keys.contains(.provisional))
