// swift-format-ignore-file
enum Code: String, CaseIterable { case ok = "200", missing = "404", teapot = "418"
  init?(status: Int) { self.init(rawValue: String(status)) }
  var family: Int { Int(rawValue.prefix(1))! }
  static var errors: [Code] { allCases.filter { $0.family == 4 } } }
print(Code(status: 404) as Any, Code(status: 1) as Any, Code.errors.map(\.rawValue), Code.ok.family, Code(rawValue: "418")!)
enum Weekday: Int { case mon = 1, tue, wed; var next: Weekday? { Weekday(rawValue: rawValue + 1) } }
print(Weekday.mon.next!, Weekday.wed.next as Any, Weekday.tue.rawValue, Weekday(rawValue: 9) == nil)
let byName = Dictionary(uniqueKeysWithValues: Code.allCases.map { ("\($0)", $0) })
print(byName["teapot"]!.rawValue, byName.count, byName["x"] as Any, Set(Code.allCases).contains(.ok))
