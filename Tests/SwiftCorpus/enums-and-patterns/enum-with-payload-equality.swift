enum Target: Equatable, Hashable {
  case user(Int)
  case group(String, members: [Int])
}
print(Target.user(1) == .user(1), Target.user(1) == .user(2))
print(Target.group("a", members: [1]) == .group("a", members: [1]))
let seen: Set<Target> = [.user(1), .user(1), .group("a", members: [])]
print(seen.count, seen.contains(.user(1)), seen.contains(.user(3)))
