print(Bool("true") ?? false, Bool("True") == nil, Bool("yes") == nil)
print(true ? 1 : 0, !true, true != false)
var flag = false
flag.toggle()
print(flag, "\(flag)")
