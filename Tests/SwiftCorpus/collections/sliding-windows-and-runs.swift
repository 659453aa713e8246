// swift-format-ignore-file
extension Array { func windows(_ n: Int) -> [ArraySlice<Element>] { count < n ? [] : (0...(count - n)).map { self[$0..<$0 + n] } } 
  func runs(by same: (Element, Element) -> Bool) -> [[Element]] { reduce(into: []) { out, x in if let l = out.last?.last, same(l, x) { out[out.endIndex - 1].append(x) } else { out.append([x]) } } } }
let x = [1, 2, 4, 4, 5, 9, 10]
print(x.windows(3).map { $0.reduce(0, +) }, x.windows(8).count, x.windows(7)[0].startIndex, x.windows(2).map(\.startIndex))
print(x.runs { $1 - $0 <= 1 }, [String]().runs(by: ==), "aabccc".map { $0 }.runs(by: ==).map { "\($0[0])\($0.count)" }.joined())
print(zip(x, x.dropFirst()).map { $1 - $0 }, x.dropLast(5), x.prefix { $0 < 5 }, x.suffix(2).startIndex, x[2...].firstIndex(of: 4)!, x.split(separator: 4, omittingEmptySubsequences: false).map(Array.init))
var s = x[1..<4]; s[1] = 0; s.append(7); print(s, s.indices, x[1..<4], s.endIndex)
