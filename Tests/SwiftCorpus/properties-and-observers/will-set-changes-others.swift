// swift-format-ignore-file
struct F { var age = 0 { willSet { log.append("will \(newValue)"); n += 1 } }; var log: [String] = []; var n = 0 }
var f = F(); f.age += 1; f.age = 5; print(f)
struct G { var a = 0 { willSet { b += newValue } didSet { b += 100 } }; var b = 0; mutating func go() { a = 3; a += 1 } }
var g = G(); g.go(); print(g); var l = [G()]; l[0].a = 7; print(l)
