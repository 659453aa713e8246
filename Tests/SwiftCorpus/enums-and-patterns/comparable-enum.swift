enum Priority: Comparable { case low, medium, high }
print(Priority.low < .high, max(Priority.low, .medium), [Priority.high, .low].sorted())
enum Urgency: Int, Comparable {
  case calm = 3
  case urgent = 1
  static func < (a: Urgency, b: Urgency) -> Bool { a.rawValue < b.rawValue }
}
print(Urgency.calm < .urgent, [Urgency.calm, .urgent].min()!)
