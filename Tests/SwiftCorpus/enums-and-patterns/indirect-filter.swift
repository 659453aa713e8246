// swift-format-ignore-file
indirect enum Filter { case all, tag(String), not(Filter), and(Filter, Filter), or([Filter])
  func matches(_ tags: Set<String>) -> Bool { switch self { case .all: true; case .tag(let t): tags.contains(t); case .not(let f): !f.matches(tags); case let .and(a, b): a.matches(tags) && b.matches(tags); case .or(let fs): fs.contains { $0.matches(tags) } } }
  static func & (a: Filter, b: Filter) -> Filter { .and(a, b) } }
let f: Filter = .tag("a") & .not(.or([.tag("b"), .tag("c")]))
print(f.matches(["a"]), f.matches(["a", "c"]), f, Filter.all)
