enum Link {
  case chat(String)
  case article(id: Int, title: String)
  case home
}
let links: [Link] = [.chat("T1"), .article(id: 4, title: "News"), .home]
for link in links {
  switch link {
  case .chat(let thread): print("chat", thread)
  case .article(let id, let title): print("article", id, title)
  case .home: print("home")
  }
}
print(links[0], links[1], links[2])
