let path = "chat/T1/message"
print(path.hasPrefix("chat"), path.hasSuffix("age"), path.hasPrefix(""), path.hasPrefix("Chat"))
print(path.prefix(4), path.suffix(3), path.dropFirst(5), path.dropLast(8))
print(path.prefix { $0 != "/" }, path.drop { $0 != "/" }, String(path.first!), path.last!)
print(path.prefix(100).count, "".first as Any)
