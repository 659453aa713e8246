let a: UInt8 = 0xFF
print(a &<< 4, a &<< 12, a &>> 9, Int8(-128) &>> 1, 1 &<< 65)
var x: UInt16 = 3
x = x &<< 17
print(x)
