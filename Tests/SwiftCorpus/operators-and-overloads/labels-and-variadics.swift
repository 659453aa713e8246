// swift-format-ignore-file
func area(width w: Int, height h: Int) -> Int { w * h }
func area(side s: Int) -> Int { s * s }
func area(_ dims: Int...) -> Int { dims.reduce(1, *) }
func area(of r: (Int, Int)) -> Int { r.0 * r.1 }
print(area(width: 2, height: 3), area(side: 4), area(2, 3, 4), area(), area(of: (5, 6)))
func greet(_ name: String = "you", from sender: String? = nil, times: Int = 1) -> String { Array(repeating: "hi \(name)" + (sender.map { " from \($0)" } ?? ""), count: times).joined(separator: ",") }
print(greet(), greet("Al"), greet(from: "Bo"), greet("Cy", times: 2), greet("D", from: "E", times: 1))
struct C { func f(_ a: Int, _ b: Int...) -> String { "\(a)|\(b)" }; func f(_ s: String, sep: String = "-") -> String { s + sep }; func f(_ g: (Int) -> Int) -> Int { g(2) }; func f<T: Numeric>(twice t: T) -> T { t + t } }
print(C().f(1), C().f(1, 2, 3), C().f("x"), C().f("x", sep: "+"), C().f { $0 * 9 }, C().f(twice: 1.5), C().f(twice: 4))
