print(Int("42") ?? -1, Int("4x") ?? -1, Int("") ?? -1, Int("-7") ?? -1, Int("+7") ?? -1)
print(Int("ff", radix: 16) ?? -1, Int("101", radix: 2) ?? -1, Int(" 1") ?? -1)
print(UInt8("300") == nil, UInt8("255") ?? 0)
