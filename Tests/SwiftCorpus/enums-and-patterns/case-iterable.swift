enum Tab: String, CaseIterable { case home, chat, settings }
print(Tab.allCases.count, Tab.allCases, Tab.allCases.map(\.rawValue))
for (index, tab) in Tab.allCases.enumerated() { print(index, tab) }
print(Tab.allCases.firstIndex(of: .chat)!)
