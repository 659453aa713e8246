let flags = 0b1010
let mask = 0xFF
let octal = 0o17
let big = 1_000_000
print(flags, mask, octal, big)
print(String(mask, radix: 16), String(flags, radix: 2), String(255, radix: 16, uppercase: true))
