var x = 1
let a = { [x] in print("captured", x) }
let b = { [y = x * 10] in print("renamed", y) }
let c = { print("live", x) }
x = 5
a()
b()
c()
