func count() -> Int {
  var n = 1
  defer { n += 100 }
  return n
}
print(count())
for i in 0..<3 {
  defer { print("end", i) }
  if i == 1 { continue }
  print("body", i)
}
