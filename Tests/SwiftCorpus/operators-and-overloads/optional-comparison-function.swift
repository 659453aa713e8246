func max(_ a: Int?, _ b: Int?) -> Int? {
  guard let a else { return b }
  guard let b else { return a }
  return a > b ? a : b
}
print(max(1, nil) as Any, max(nil, nil) as Any, max(2, 3) as Any)
print([3, 1].max()!, Swift.max(4, 5))
