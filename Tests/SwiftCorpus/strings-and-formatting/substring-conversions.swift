let line = "key: value"
let parts = line.split(separator: ":")
let key = String(parts[0])
let value = parts[1].drop(while: { $0 == " " })
print(key, value, type(of: parts[0]), type(of: key), value == "value", value.uppercased())
print("Int: \(Int(line.count)) \(Int("12".prefix(1)) ?? 0)")
