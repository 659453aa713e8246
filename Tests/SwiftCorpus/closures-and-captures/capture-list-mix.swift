// swift-format-ignore-file
var count = 1; let box = Box(); final class Box { var n = 10 }
let byValue = { [count, box] in "\(count) \(box.n)" }, byRef = { "\(count) \(box.n)" }
count += 1; box.n += 1
print(byValue(), byRef(), { [n = count * 10, weak b = box] in n + (b?.n ?? 0) }())
func counter(start: Int = 0) -> (next: () -> Int, reset: () -> Void) { var c = start; return ({ defer { c += 1 }; return c }, { c = start }) }
let (next, reset) = counter(start: 5); print(next(), next()); reset(); print(next())
