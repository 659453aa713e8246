// swift-format-ignore-file
let info: [String: Any] = ["a": 1, "b": 1.0, "c": "1", "d": [1, 2.5], "e": ["x": 1], "f": Optional<Int>.none as Any, "g": 1 as UInt8]
for k in info.keys.sorted() { let v = info[k]!
  let t: String
  switch v { case is Int: t = "Int"; case is Double: t = "Double"; case is String: t = "String"; case is [Any]: t = "[Any]"; case is [String: Any]: t = "Dict"; case is UInt8: t = "UInt8"; default: t = "nil" }
  print(k, t, v as? Int ?? -1, (v as? CustomStringConvertible)?.description ?? "-") }
