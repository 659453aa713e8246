print(type(of: 1), type(of: 1.0), type(of: "a"), type(of: true))
print(type(of: [1]), type(of: ["a": 1.5]), type(of: Optional(1)), type(of: (1, "a")))
print(type(of: UInt8(1)), type(of: "a".first!), type(of: 1...2))
