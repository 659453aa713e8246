func notify(_ title: String, badge: Int = 1, sound: String? = nil, times: Int...) -> String {
  "\(title) \(badge) \(sound ?? "silent") \(times)"
}
print(notify("a"))
print(notify("b", sound: "ping"))
print(notify("c", badge: 3, times: 1, 2))
var calls = 0
func next() -> Int {
  calls += 1
  return calls
}
func take(_ n: Int = next()) -> Int { n * 10 }
print(take(), take(), take(5), calls)
