var info = ["k": 1]
var other = info
other["k"] = 2
other["l"] = 3
print(info["k"]!, other["k"]!, info.count, other.count)
info["k"] = nil
print(info.isEmpty, other["k"] ?? 0)
