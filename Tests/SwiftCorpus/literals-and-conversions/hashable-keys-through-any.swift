// swift-format-ignore-file
import Foundation
func log(_ items: Any...) { print(items) }
func json(_ o: Any) -> String { guard let d = try? JSONSerialization.data(withJSONObject: o, options: .sortedKeys) else { return "?" }; return String(decoding: d, as: UTF8.self) }
func look(_ u: Any) {
  if let d = u as? [String: Any] { print(d["a"] ?? "none") }
  if let d = u as? [AnyHashable: Any] { print(d["a"] ?? "none", d) }
  print(type(of: u))
}
func wrap(_ d: [String: Any]) { print(d, (d["info"] as? [AnyHashable: Any])?["a"] ?? "none") }
func run() {
  let d: [AnyHashable: Any] = ["a": 1]
  log(d, 2); print(json(d)); look(d); wrap(["info": d])
  let o: Any? = d; print(o as Any); print("\(d as Any)")
  let e: Any = ["in": d]; print(e); print((e as! [String: Any])["in"] as! [AnyHashable: Any])
}
run()
