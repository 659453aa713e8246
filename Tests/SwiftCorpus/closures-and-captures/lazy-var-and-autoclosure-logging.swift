// swift-format-ignore-file
enum Log { static var enabled = false; static var lines: [String] = []; static func debug(_ m: @autoclosure () -> String, file: String = "f", line: Int = #line) { if enabled { lines.append("\(file):\(m())") } } }
var evaluated = 0; func costly(_ n: Int) -> String { evaluated += 1; return "cost \(n)" }
Log.debug(costly(1)); Log.enabled = true; Log.debug(costly(2) + "!"); Log.debug("plain", file: "g"); print(Log.lines, evaluated)
func unless(_ c: @autoclosure () -> Bool, _ body: () throws -> Void) rethrows { if !c() { try body() } }
unless(evaluated > 5) { evaluated += 10 }; unless(evaluated > 5) { evaluated += 10 }; print(evaluated)
func choose<T>(_ i: Int, _ options: () -> T...) -> T { options[i]() }; print(choose(1, { costly(7) }, { "second" }), evaluated)
func measure<T>(_ name: String, _ f: () throws -> T) rethrows -> (String, T) { (name, try f()) }; print(measure("sum") { (1...4).reduce(0, +) }, measure("text") { "x" }.1)
func both(_ a: @autoclosure () -> Bool, _ b: @autoclosure @escaping () -> Bool) -> () -> Bool { let first = a(); return { first && b() } }; var flag = false; let f = both(true, flag); flag = true; print(f())
