// swift-format-ignore-file
enum Size: String, CaseIterable, Comparable { case small = "S", medium, large = "L"
  static func < (a: Size, b: Size) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! } }
print(Size.allCases.map(\.rawValue), Size(rawValue: "S") as Any, Size(rawValue: "x") as Any, Size.large > .small)
enum Code: UInt8 { case a = 0x61, b, z = 0x7a }
print(Code.b.rawValue, Code(rawValue: 122)!, type(of: Code.a.rawValue), Code.a.hashValue == Code.a.hashValue)
enum Ratio: Double { case half = 0.5, whole = 1 }
print(Ratio.whole.rawValue, Ratio(rawValue: 0.5)!, Size.allCases.max()!, Size.allCases.sorted(by: >))
print("\(Size.medium)", String(describing: Code.z), Size.small.rawValue + Size.medium.rawValue)
