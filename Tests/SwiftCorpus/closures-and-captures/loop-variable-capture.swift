var actions: [() -> Int] = []
for i in 1...3 {
  actions.append { i * 10 }
}
var j = 0
while j < 2 {
  actions.append { j }
  j += 1
}
print(actions.map { $0() })
