// Strict subsets and supersets of option sets.
struct Days: OptionSet {
  let rawValue: Int
  static let saturday = Days(rawValue: 1), sunday = Days(rawValue: 2), monday = Days(rawValue: 4)
}
let weekend: Days = [.saturday, .sunday]
let all: Days = [.saturday, .sunday, .monday]
print(weekend.isStrictSubset(of: all), all.isStrictSuperset(of: weekend))
print(weekend.isStrictSubset(of: weekend), all.isStrictSuperset(of: all))
print(weekend.isStrictSubset(of: .monday), weekend.isStrictSuperset(of: []))
