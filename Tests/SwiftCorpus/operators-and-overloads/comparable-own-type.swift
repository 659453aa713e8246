struct Height: Comparable {
  var cm: Int
  static func < (a: Height, b: Height) -> Bool { a.cm < b.cm }
}
let heights = [Height(cm: 180), Height(cm: 150), Height(cm: 165)]
print(heights.sorted().map(\.cm), heights.max()!.cm, heights.min()!.cm)
print(
  heights[0] > heights[1], heights[0] <= heights[0], (heights[1]...heights[0]).contains(heights[2]))
