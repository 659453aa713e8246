// swift-format-ignore-file
enum HTTP { static func text(_ code: Int) -> String { switch code { case 200: "ok"; case 201..<300: "success"; case 400, 404: "client"; case 410: "gone"; case let c where c >= 500: "server \(c % 100)"; case ..<0: "neg"; case _: "other" } } }
print([200, 204, 404, 410, 503, -1, 302].map(HTTP.text))
let point = (3, -3); switch point { case (let x, let y) where x == -y: print("diag", x); case (0, _): print("y"); default: print("?") }
let s = "abc"; switch s { case "a"..."b": print("in"); case let t where t.hasPrefix("ab"): print("ab", t.count); default: print("no") }
switch (s.first, s.count) { case ("a"?, 1...5): print("short a"); default: print("else") }
