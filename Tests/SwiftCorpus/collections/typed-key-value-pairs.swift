struct Rule {
  let why: String
  static let digits = Rule(why: "digits")
  static func named(_ name: String) -> Rule { Rule(why: name) }
}
let rules: KeyValuePairs<String, Rule> = ["a": .digits, "b": .named("own")]
for (key, rule) in rules { print(key, rule.why) }
let sizes: KeyValuePairs<String, Double> = ["x": 1, "y": 2.5]
print(sizes, sizes[0].value / 2)
func count(_ pairs: KeyValuePairs<String, Int?>) -> Int { pairs.filter { $0.value != nil }.count }
print(count(["q": 1, "n": nil]))
