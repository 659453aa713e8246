// swift-format-ignore-file
struct P { var x = 1; var name = "n"; let on: Bool? = nil }
let mirror = Mirror(reflecting: P())
for child in mirror.children { print(child.label ?? "-", child.value) }
print(mirror.children.count, mirror.displayStyle == .struct)
print(Mirror(reflecting: [1, 2]).children.map { "\($0.value)" })
