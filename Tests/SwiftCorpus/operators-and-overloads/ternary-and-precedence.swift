let n = 7
print(n > 5 ? "big" : "small", n % 2 == 0 ? "even" : n > 6 ? "odd big" : "odd")
print(1 + 2 * 3, (1 + 2) * 3, 10 - 4 - 3, 2 * 3 % 4, -2 * -3, 1 << 2 + 1, 5 & 3 | 8)
let a: Int? = nil
print(a ?? 1 + 2, (a ?? 1) + 2, !(n > 3) || n == 7)
