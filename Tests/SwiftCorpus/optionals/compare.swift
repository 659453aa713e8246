let a: Int? = 1
let b: Int? = 1
let c: Int? = nil
print(a == b, a == c, c == nil, a == 1, a != 2)
print(a! < 2, [a, c] == [1, nil])
let s: String? = "x"
print(s == "x", s == "y")
