class Holder {
  var value = 1 {
    didSet { print("did", oldValue, value) }
  }
}
func change(_ n: inout Int) {
  n += 1
  n += 1
}
let holder = Holder()
change(&holder.value)
print(holder.value)
