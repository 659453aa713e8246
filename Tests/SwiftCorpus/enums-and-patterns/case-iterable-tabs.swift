// swift-format-ignore-file
enum Tab: Int, CaseIterable, Identifiable { case feed = 1, chat, profile; var id: Self { self }; var next: Tab { Tab(rawValue: rawValue % Tab.allCases.count + 1)! }
  init?(link: String) { guard let t = Tab.allCases.first(where: { "\($0)" == link.lowercased() }) else { return nil }; self = t } }
var t = Tab.feed; for _ in 0..<4 { print(t, t.rawValue, terminator: " "); t = t.next }
print(); print(Tab(link: "Chat") as Any, Tab(link: "x") as Any, Tab.allCases.map(\.id).last!, Tab.allCases.firstIndex(of: .chat)!, t == .chat)
switch t { case .feed, .profile: print("a"); case let other where other.rawValue == 2: print("b", other); default: break }
