// swift-format-ignore-file
final class Loader { var done: ((String) -> Void)?; let name: String; init(_ n: String) { name = n }
  func load() { done?(name) ; done = nil }
  deinit { print("loader gone", name) } }
final class Owner { var l: Loader? = Loader("a"); var got: [String] = []
  func start() { l?.done = { [weak self] in self?.got.append($0); self?.l = nil }; l?.load(); print(got, l == nil) }
  deinit { print("owner gone") } }
var o: Owner? = Owner()
o?.start()
o = nil
print("end")
