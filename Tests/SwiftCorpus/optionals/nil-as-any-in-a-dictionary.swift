// swift-format-ignore-file
func run() {
  var payload: [String: Any] = [:]
  let name: String? = nil, age: Int? = 4
  payload["a"] = name
  payload["b"] = name as Any
  payload["c"] = age as Any
  print(payload.count, payload["b"]!, payload["c"] as? Int ?? 0)
  payload["b"] = nil
  print(payload.keys.sorted())
}
run()
