enum Json: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral {
  case number(Int)
  case null
  init(nilLiteral: ()) { self = .null }
  init(integerLiteral value: Int) { self = .number(value) }
}
let values: [String: Json] = ["a": 1, "b": nil]
print(values["a"] == nil, values["b"] == nil, values["c"] == nil, values["c"] != nil)
