// swift-format-ignore-file
var total = 0
[1, 2, 3].forEach { total += $0 }
(1...2).forEach { n in
  if n == 1 { return }
  print("n", n)
}
["a": 1].forEach { key, value in print(key, value) }
["a": 2].forEach { print($0.key, $0.value) }
print(total)

