struct Chat {
  enum Kind { case direct, group }
  var kind = Kind.group
}
struct News {
  enum Kind { case local, world }
  var kind = Kind.local
}
print(Chat().kind, News().kind, Chat.Kind.direct, News.Kind.world)
print(Chat().kind == .group, News().kind == .world)
