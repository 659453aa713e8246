var info: [String: Int] = ["a": 1]
info["b"] = 2
info["a"]! += 10
print(
  info.count, info["a"]!, info["z"] as Any, info["z", default: 7], info.keys.sorted(),
  info.values.sorted())
print(
  info.removeValue(forKey: "a") as Any, info.removeValue(forKey: "q") as Any,
  info.updateValue(5, forKey: "b") as Any)
info["b"] = nil
print(info.isEmpty, info)
