debugPrint("text", 1, 2.0, "quote\"d")
debugPrint(["a": 1], [1, 2], Optional("x") as Any)
print(String(reflecting: "a\nb"), "tab\t".debugDescription)
debugPrint(1...3, (1, "a"), separator: "|")
let name: String? = nil
debugPrint(name as Any)
