// swift-format-ignore-file
var table: [String: Any] = [:]
table["void"] = { print("ran") }; table["int"] = { (n: Int) in print("int", n) }; table["add"] = { (a: Int, b: Int) -> Int in a + b }; table["text"] = { (s: String) -> String in s.uppercased() }
func call(_ name: String, _ args: Any...) { switch table[name] {
  case let f as () -> Void: f()
  case let f as (Int) -> Void: f(args.first as? Int ?? 0)
  case let f as (Int, Int) -> Int: print(f(args[0] as! Int, args[1] as! Int))
  case let f as (String) -> String: print(f("\(args[0])"))
  case nil: print("no", name)
  default: print("other", name) } }
call("void"); call("int", 4); call("add", 2, 3); call("text", "abc"); call("gone"); table["x"] = 3; call("x"); print(table["add"] is (Int, Int) -> Int, table["add"] is (Int) -> Int)
