// swift-format-ignore-file
var total = 0 { didSet { print("total \(oldValue)->\(total)") } }; var avg: Double { get { Double(total) / 2 } set { total = Int(newValue * 2) } }
total = 4; avg += 1; func add(_ n: inout Int) { n += 10 }; add(&total); print(avg); struct H { var a = 1 { didSet { total += a - oldValue } } }; var h = H(); h.a = 3; print(total)
