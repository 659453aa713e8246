// swift-format-ignore-file
struct Memory<Key: Hashable, Value> { private var held: [Key: Value] = [:]
  func get(_ key: Key) -> Value? { guard let value = held[key] else { return nil }; return value }
  func find(_ key: Key) -> Value? { if let value = held[key] { return value } else { return nil } }
  mutating func put(_ key: Key, _ value: Value) { held.updateValue(value, forKey: key) } }
var memory = Memory<String, Int?>()
memory.put("a", 1)
memory.put("b", nil)
print(memory.get("a") as Any, memory.get("b") as Any, memory.get("z") as Any)
print(memory.find("b") == .some(nil), memory.find("z") == nil, (memory.get("a") ?? 0) ?? -1)
