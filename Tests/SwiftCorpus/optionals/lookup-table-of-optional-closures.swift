// swift-format-ignore-file
struct Handler { var onStart: (() -> String)?; var onStop: ((Int) -> String?)?; var next: [Handler]? }
let h = Handler(onStart: { "started" }, next: [Handler(onStop: { $0 > 1 ? "stop\($0)" : nil })])
print(h.onStart?() ?? "-", h.onStop?(3) as Any, h.next?.first?.onStop?(2) as Any, h.next?.first?.onStop?(1) as Any, h.next?.first?.onStart?() as Any)
if let stop = h.next?.first?.onStop, let text = stop(5) { print(text, text.count) }
let table: [String: ((Int) -> Int)?] = ["double": { $0 * 2 }, "none": nil]; print(table["double"]??(4) as Any, table["none"]??(4) as Any, table["gone"]??(4) as Any, table["none"] != nil, table.count)
var opt: Handler? = h; opt?.onStop = { n in n == 0 ? nil : "x\(n)" }; print(opt?.onStop?(7) ?? "nil", opt?.onStop?(0) ?? "nil", (opt?.onStart).map { $0() } ?? "?"); opt = nil; print(opt?.onStart?() ?? "gone")
func run(_ f: (() throws -> Int)?) -> Int? { try? f?() }; struct E: Error {}; print(run(nil) as Any, run { 3 } as Any, run { throw E() } as Any)
