// swift-format-ignore-file
enum Settings { private static var store: [String: Any] = ["runs": 1] { didSet { changes.append(Set(store.keys).symmetricDifference(oldValue.keys).sorted().joined()) } }; static private(set) var changes: [String] = []
  static subscript<T>(key: String, default d: T) -> T { get { store[key] as? T ?? d } set { store[key] = newValue } }; static var runs: Int { get { self["runs", default: 0] } set { self["runs", default: 0] = newValue } }; static func reset() { store = [:] } }
Settings.runs += 4; Settings["name", default: "x"] += "y"; print(Settings.runs, Settings["name", default: ""], Settings["gone", default: 2.5], Settings.changes); Settings.reset(); print(Settings.runs, Settings.changes.last!, Settings["runs", default: "none"])
