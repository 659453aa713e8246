// swift-format-ignore-file
struct Volume { var level = 5 { didSet { level = min(max(level, 0), 10); if level != oldValue { changes += 1 } } }; private(set) var changes = 0 }
var v = Volume()
v.level = 20; v.level = 10; v.level -= 30
print(v.level, v.changes)
class Meter { var volume = Volume() { willSet { print("will", newValue.level) } didSet { print("did", oldValue.level) } } }
let m = Meter()
m.volume.level = 7
m.volume = Volume()
print(m.volume.changes)
