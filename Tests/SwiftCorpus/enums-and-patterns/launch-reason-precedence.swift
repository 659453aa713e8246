// swift-format-ignore-file
enum Launch: CustomStringConvertible { case icon, push(id: String), link(String), shortcut(String)
  init(_ options: [String: Any]) {
    if let p = options["remote"] as? [String: Any] { self = .push(id: p["id"] as? String ?? "?") }
    else if let u = options["url"] as? String { self = .link(u) }
    else if case let s? = options["shortcut"] as? String { self = .shortcut(s) }
    else { self = .icon } }
  var description: String { switch self { case .icon: "icon"; case .push(let id) where id == "?": "push without id"; case .push(let id), .link(let id): "open \(id)"; case let .shortcut(s): "shortcut \(s.uppercased())" } }
  static func ~= (kind: String, value: Launch) -> Bool { value.description.hasPrefix(kind) } }
for o: [String: Any] in [[:], ["remote": ["id": "7"]], ["remote": [String: Any]()], ["url": "app://x", "shortcut": "s"], ["shortcut": "new"], ["shortcut": 3]] {
  let l = Launch(o)
  switch l { case "open": print("opens:", l); case "push": print("push:", l); default: print(l) } }
