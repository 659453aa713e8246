// swift-format-ignore-file
func zipLongest<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element?, B.Element?)] { var i = a.makeIterator(), j = b.makeIterator(), r: [(A.Element?, B.Element?)] = []; while true { let x = i.next(), y = j.next(); if x == nil && y == nil { return r }; r.append((x, y)) } }
for (a, b) in zipLongest([1, 2, 3], "ab") { print(a.map { "\($0)" } ?? "-", b.map(String.init) ?? "-") }
extension Array { func grouped<K: Hashable>(by k: (Element) -> K) -> [(K, [Element])] { var order: [K] = [], d: [K: [Element]] = [:]; for e in self { let x = k(e); if d[x] == nil { order.append(x) }; d[x, default: []].append(e) }; return order.map { ($0, d[$0]!) } } }
print(["b1", "a1", "b2"].grouped { $0.first! }.map { "\($0.0):\($0.1.count)" }, [1, 2, 3].grouped { $0 % 2 == 0 }.map(\.1))
