// swift-format-ignore-file
enum Locked: Error { case locked }
final class Box { var stored = 1 }
struct Handle { private let box = Box(); var isLocked = false
  var value: Int { get { box.stored } nonmutating set { box.stored = newValue } }
  var secret: String { get throws { if isLocked { throw Locked.locked }; return "s\(value)" } } }
let h = Handle()
h.value += 4
var other = h
other.isLocked = true
other.value = 8
print(h.value, (try? h.secret) ?? "-", (try? other.secret) ?? "-")
do { _ = try other.secret } catch { print("caught", error) }
