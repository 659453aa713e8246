var n = 10
n += 5
n -= 3
n *= 2
n /= 5
n %= 3
print(n)
var text = "a"
text += "b"
var list = [1]
list += [2, 3]
var flags = 0b1100
flags |= 0b0011
flags &= 0b0110
flags ^= 0b0001
flags <<= 1
print(text, list, flags)
