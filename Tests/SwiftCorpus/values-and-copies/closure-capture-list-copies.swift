var level = 1
let frozen = { [level] in level }
let live = { level }
level = 9
print(frozen(), live())
