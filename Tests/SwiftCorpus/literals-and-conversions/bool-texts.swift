// swift-format-ignore-file
let texts = ["true", "false", "yes", "1", "True"]
for t in texts { print(t, Bool(t) as Any, t.lowercased() == "true" || t == "1") }
let on: Bool = Bool("true")!
var flag = on
flag.toggle()
print(flag, on ? 1 : 0, "\(on)".count, !on && flag, on != flag)
print(UInt8(on ? 1 : 0) << 3, [on, flag].filter { $0 }.count)
