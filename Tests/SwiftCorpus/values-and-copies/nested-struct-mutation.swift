// swift-format-ignore-file
struct Point { var x = 0, y = 0; mutating func move(dx: Int, dy: Int) { x += dx; y += dy } }
struct Line { var start = Point(), end = Point(x: 1, y: 1); var length: Int { abs(end.x - start.x) + abs(end.y - start.y) } }
var a = Line()
var b = a
b.end.move(dx: 4, dy: 0)
b.start.y -= 2
print(a.length, b.length, a.end, b.start)
var lines = [a, b]
for i in lines.indices { lines[i].end.move(dx: i, dy: i) }
for var line in lines { line.start.x = 100; print(line.start.x, terminator: " ") }
print(lines.map(\.length), a.end.x)
