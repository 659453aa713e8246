// swift-format-ignore-file
func sum(_ number: Int) -> Int { number == 0 ? 0 : number + sum(number - 1) }
var down: ((Int) -> Int)!
down = { number in
  if number == 0 { return 0 }
  return 1 + down(number - 1)
}
final class Node {
  let next: Node?
  init(_ next: Node?) { self.next = next }
  var length: Int { 1 + (next?.length ?? 0) }
}
struct Depth {
  var value: Int
  static prefix func ! (depth: Depth) -> Int {
    depth.value == 0 ? 0 : 1 + !Depth(value: depth.value - 1)
  }
}
print(sum(200), sum(1000), down(1000), !Depth(value: 700))
var list: Node?
for _ in 1...700 { list = Node(list) }
print(list!.length)
func deepest(_ number: Int) -> Int { [2, 1].sorted { _, _ in number > 0 && deepest(number - 1) > 0 }.count }
print(deepest(300))
func fail(_ number: Int) throws -> Int {
  struct Bottom: Error {}
  guard number > 0 else { throw Bottom() }
  return try fail(number - 1)
}
do { print(try fail(900)) } catch { print(error) }
