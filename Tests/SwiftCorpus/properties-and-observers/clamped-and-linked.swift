// swift-format-ignore-file
final class Range2 { var low: Int { didSet { if low > high { high = low } } }; var high: Int { didSet { if high < low { low = high } } }; init(_ l: Int, _ h: Int) { low = l; high = h }; var span: Int { get { high - low } set { high = low + newValue } } }
let r = Range2(1, 5); r.low = 9; print(r.low, r.high); r.high = 2; print(r.low, r.high, r.span); r.span = 4; r.span -= 10; print(r.low, r.high)
struct Form { var name = "" { didSet { touched.insert("name"); valid = name.count > 2 } }; var age = 0 { willSet { touched.insert("age") } }; private(set) var touched: Set<String> = []; private(set) var valid = false }
var f = Form(); f.name = "ab"; f.name += "c"; f.age += 1; print(f.touched.sorted(), f.valid, f.age)
