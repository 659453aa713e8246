var info: [String: [String: Int]] = ["a": ["x": 1]]
info["a"]?["y"] = 2
info["b", default: [:]]["z"] = 3
info["c"]?["lost"] = 1
print(info.keys.sorted(), info["a"]!.keys.sorted(), info["b"]!["z"]!, info["c"] as Any)
info["a"]!["x"]! += 9
print(info["a"]!["x"]!)
var any: [String: Any] = ["n": 1]
any["n"] = (any["n"] as! Int) + 1
print(any["n"] as! Int)
