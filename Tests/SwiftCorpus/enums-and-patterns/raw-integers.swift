enum Level: Int {
  case low = 1
  case middle
  case high = 10
  case top
}
print(
  Level.middle.rawValue, Level.top.rawValue, Level(rawValue: 10) as Any, Level(rawValue: 5) as Any)
enum Plain: Int { case zero, one, two }
print(Plain.two.rawValue, Plain(rawValue: 1)!)
enum Byte: UInt8 {
  case a = 254
  case b
}
print(Byte.b.rawValue)
