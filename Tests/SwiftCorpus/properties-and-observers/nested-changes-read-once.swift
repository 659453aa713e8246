struct Point {
  var x = 0.0, y = 0.0
  var list = [1, 2]
  var pair: (x: Double, y: Double) {
    get { (x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
}
class Holder {
  var reads = 0, writes = 0
  var stored = Point()
  var point: Point {
    get {
      reads += 1
      return stored
    }
    set {
      writes += 1
      stored = newValue
    }
  }
  var maybe: Point? {
    get {
      reads += 1
      return stored
    }
    set {
      writes += 1
      stored = newValue ?? Point()
    }
  }
  subscript(step: Int) -> Point {
    get {
      reads += 1
      return stored
    }
    set {
      writes += 1
      stored = newValue
    }
  }
}
let holder = Holder()
func report() {
  print(holder.reads, holder.writes, holder.stored.x, holder.stored.y, holder.stored.list)
  (holder.reads, holder.writes) = (0, 0)
}
holder.point.x += 1
report()
holder.point.pair.y -= 1
report()
holder.point.pair.x = 7
report()
holder[keyPath: \.point.x] += 1
report()
holder[0].pair.y += 2
report()
holder.point.list[1] += 5
report()
holder.point.list[0] = 9
report()
holder.maybe!.list[0] *= 2
report()
var grid = [[1, 2], [3, 4]]
grid[1][0] += 10
grid[0][1] = 8
print(grid)
