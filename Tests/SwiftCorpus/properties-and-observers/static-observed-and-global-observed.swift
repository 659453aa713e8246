// swift-format-ignore-file
enum Config { static var level = 1 { willSet { print("level", level, "->", newValue) } didSet { if level > 5 { level = 5 } } }; static var flags: Set<String> = [] { didSet { print("flags +\(flags.subtracting(oldValue).sorted()) -\(oldValue.subtracting(flags).sorted())") } } 
  static subscript(flag: String) -> Bool { get { flags.contains(flag) } set { if newValue { flags.insert(flag) } else { flags.remove(flag) } } } }
Config.level += 9; print(Config.level); Config["a"] = true; Config["b"].toggle(); Config["a"] = false; print(Config["a"], Config["b"])
var current = "x" { didSet { print("current", oldValue, current) } }
func change(_ s: inout String) { s += "!"; s += "?" }
change(&current); current.append("z"); change(&Config.flags.name)
extension Set where Element == String { var name: String { get { sorted().joined() } set { self = [newValue] } } }
