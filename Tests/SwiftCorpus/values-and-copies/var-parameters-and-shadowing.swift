// swift-format-ignore-file
func normalize(_ values: [Double]) -> [Double] {
  var values = values
  let top = values.max() ?? 1
  for i in values.indices { values[i] /= top }
  return values
}
let raw = [2.0, 4, 8]
print(normalize(raw), raw)
var count = 1
do { var count = 10; count += 1; print(count) }
if case let count = count + 5, count > 2 { print(count) }
print(count)
