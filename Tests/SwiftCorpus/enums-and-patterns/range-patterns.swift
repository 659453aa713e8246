// swift-format-ignore-file
func grade(_ x: Double) -> String { switch x { case ..<0: return "below"; case 0: return "zero"; case 0..<0.5: return "low"; case 0.5...1: return "high"; case 1.0...: return "above"; default: return "nan" } }
print([-1, 0, 0.25, 0.5, 1, 1.01, .nan].map(grade))
func letter(_ c: Character) -> Int { switch c { case "a"..."f": return 1; case "A"..."F": return 2; case "0"..."9": return 3; default: return 0 } }
print("aG7Fz".map(letter))
let point = (3, -2)
switch point { case (0, 0): print("origin"); case (_, 0): print("x axis"); case (1...5, ..<0): print("lower right"); case let (x, y): print(x, y) }
if case 1...9 = point.0, case let (a, b) = point, a + b == 1 { print("sum one") }
print((1..<10) ~= 10, (1...) ~= 5, "a"..."c" ~= "b")
