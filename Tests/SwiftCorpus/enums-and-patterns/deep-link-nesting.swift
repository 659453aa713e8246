// swift-format-ignore-file
enum Link { case tab(Tab), post(Int, Section = .top), web(String?); enum Tab: String { case home, me }; enum Section { case top, comment(Int) } }
func parse(_ s: String) -> Link? {
  let p = s.split(separator: "/").map(String.init)
  switch (p.first, p.dropFirst().first, p.dropFirst(2).first) {
  case ("tab", let t?, nil): return Link.Tab(rawValue: t).map(Link.tab)
  case ("post", let id?, nil): return Int(id).map { .post($0) }
  case ("post", let id?, let c?): guard let i = Int(id), let n = Int(c) else { return nil }; return .post(i, .comment(n))
  case ("web", let u, _): return .web(u)
  default: return nil }
}
for s in ["tab/me", "tab/zz", "post/4", "post/4/9", "post/x/1", "web", "web/a", ""] {
  switch parse(s) { case .tab(.home)?: print("home"); case .tab(let t)?: print("tab", t.rawValue); case .post(let id, .top)?: print("post", id); case .post(let id, .comment(let c))?: print("comment", id, c); case .web(nil)?: print("web"); case .web(let u?)?: print("web", u); case nil: print("nil") } }
