print([1, 2].lexicographicallyPrecedes([1, 3]), "abc".lexicographicallyPrecedes("abd"))
let points = [(x: 2, y: 1), (x: 1, y: 5)]
let (first, second) = (points[0], points[1])
print(first.x + second.y, points.map { $0.x }, points.sorted { $0.x < $1.x }[0].y)
let (quotient, remainder) = 17.quotientAndRemainder(dividingBy: 5)
print(quotient, remainder, points.max { $0.y < $1.y }!)
