// swift-format-ignore-file
struct Config { var env: [String: String]; var port: Int? { env["PORT"].flatMap(Int.init) }; var hosts: [String]? { env["HOSTS"]?.split(separator: ",").map(String.init) } }
let c = Config(env: ["PORT": "80x", "HOSTS": "a,b"]), d = Config(env: ["PORT": "8080"])
print(c.port ?? 1, d.port!, c.hosts?.last?.uppercased() ?? "none", d.hosts?.count as Any, c.hosts?[0] ?? "")
let ports = [c, d].map(\.port); print(ports, ports.compactMap { $0 }, ports.contains(nil), ports.firstIndex(of: 8080) as Any)
if let h = c.hosts, h.count > 1, let p = d.port { print(h, p) } else { print("no") }
var o: Int? = 5; o? += 1; o = o.flatMap { $0 > 5 ? $0 : nil }; print(o as Any); o? -= 1; print(o!)
