let info: [String: Any] = ["badge": 3]
let nested: [AnyHashable: Any] = ["aps": ["alert": "Hi"]]
print(info, nested)
print(info["badge"] as Any, info["x"] as Any, nested["aps"]!)
print(["list": [1, "a", nil] as [Any?]])
