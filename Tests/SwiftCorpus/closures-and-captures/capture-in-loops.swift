// swift-format-ignore-file
var fs: [() -> String] = []
for (i, name) in ["a", "b"].enumerated() { fs.append { "\(i)\(name)" } }
var total = 0
for i in 0..<3 { let add = { total += i }; add(); fs.append { "\(i):\(total)" } }
print(fs.map { $0() })
var i = 0
repeat { let j = i; fs.append { "\(j)/\(i)" }; i += 1 } while i < 2
print(fs.suffix(2).map { $0() })
let makers = (1...3).map { n in { (m: Int) in n * m } }
print(makers.map { $0(10) })
class K { var v = 1 }
var k: K? = K()
let strong = { [k] in k?.v ?? 0 }, loose = { [weak k] in k?.v ?? 0 }, live = { k?.v ?? 0 }
k?.v = 5
k = K()
print(strong(), loose(), live())
