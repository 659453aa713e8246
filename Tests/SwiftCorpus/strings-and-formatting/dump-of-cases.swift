enum Route {
  case home
  case chat(id: Int)
  case profile(name: String, tab: Int)
  case search(String)
}

struct Box<Item> {
  var item: Item
}

enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

dump(Route.home)
dump(Route.chat(id: 2))
dump(Route.profile(name: "a", tab: 1))
dump([Route.search("x")])
dump(Box(item: 1))
dump(Box(item: [Route.home]))
dump((1, b: "x"))
