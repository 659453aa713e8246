// swift-format-ignore-file
func makeThrottle(every n: Int) -> (String) -> String? { var count = 0, skipped: [String] = []; return { s in defer { count += 1 }; guard count % n == 0 else { skipped.append(s); return nil }; defer { skipped.removeAll() }; return skipped.isEmpty ? s : "\(s) (+\(skipped.count))" } }
let t = makeThrottle(every: 3), u = makeThrottle(every: 1); print((1...7).map { t("e\($0)") ?? "-" }, u("x")!, u("y")!)
func repeatUntil(_ cond: @autoclosure () -> Bool, max: Int = 10, _ body: (Int, inout Bool) -> Void) -> Int { var n = 0, stop = false; while !cond(), !stop, n < max { body(n, &stop); n += 1 }; return n }
var total = 0; print(repeatUntil(total > 10) { n, _ in total += n }, total, repeatUntil(false) { $1 = $0 == 4 }, repeatUntil(true) { _, _ in print("never") })
var fs: [() -> Int] = []; for i in 0..<3 { var j = i * 10; fs.append { j += 1; return j + i } }; print(fs.map { $0() }, fs.map { $0() }); var k = 1; let byValue = { [k] in k }, byRef = { k }; k = 2; print(byValue(), byRef())
