// swift-format-ignore-file
struct Rule<T> {
  let test: (T) -> Bool
  static func && (l: Rule, r: @autoclosure @escaping () -> Rule) -> Rule { Rule { l.test($0) && r().test($0) } }
  static func || (l: Rule, r: @autoclosure @escaping () -> Rule) -> Rule { Rule { l.test($0) || r().test($0) } }
  static prefix func ! (rule: Rule) -> Rule { Rule { !rule.test($0) } }
}
extension Rule where T == Int {
  static var even: Rule { Rule { $0 % 2 == 0 } }
  static func over(_ n: Int) -> Rule { Rule { $0 > n } }
}
let both = Rule<Int>.even && .over(3)
let either: Rule<Int> = .even || .over(3)
let mixed: Rule<Int> = .over(1) && !.even || .over(4)
print([1, 2, 4, 5].filter(both.test), [1, 2, 4, 5].filter(either.test), (1...6).filter(mixed.test))
enum Level: Int { case low = 1, high = 5
  static func named(_ text: String) -> Level { text == "high" ? .high : .low } }
func || (l: Level?, r: @autoclosure () -> Level) -> Level { l ?? r() }
let none: Level? = nil, some: Level? = .high
print(none || .low, some || .low, none || .named("high"), (none || .named("x")).rawValue)
