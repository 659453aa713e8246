// swift-format-ignore-file
class P { var name = "p" }
final class Q { var items: [String]? = ["a"]; var p: P? = P(); var m: [String: [Int]] = [:]; func me() -> Q? { self } }
func run() {
  let q = Q()
  q.me()?.items?.append("b"); q.me()?.items?.removeAll { $0 == "a" }; print(q.items!)
  q.me()?.p?.name.append("z"); print(q.p!.name)
  q.me()?.m["k", default: []].append(1); q.me()!.m["k"]?.append(2); print(q.m)
  var l: [Int]? = [1]; l?.append(2); l!.append(3); print(l!)
}
run()
