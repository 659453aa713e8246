// swift-format-ignore-file
class Box {
  var v = 1
  var name: String?
}
class Holder {
  let box: Box? = Box()
  var reads = 0
  var current: Box? {
    reads += 1
    return box
  }
  var none: Box? {
    reads += 1
    return nil
  }
}
func number(_ n: Int) -> Int {
  print("number", n)
  return n
}
let holder = Holder()
holder.current?.v = 5
print(holder.reads, holder.box?.v ?? 0)
holder.current?.v += 1
print(holder.reads, holder.box?.v ?? 0)
holder.current?.name = "a"
print(holder.reads, holder.box?.name ?? "-")
holder.none?.v = number(7)
holder.none?.v += number(8)
print(holder.reads)
let missing: String? = nil
print(missing.debugDescription, holder.box?.name.debugDescription ?? "-")
