protocol Opener {
  func open(_ path: String) -> Bool
}
struct Router: Opener {
  func open(_ path: String) -> Bool { !path.isEmpty }
}
var opener: Opener?
print(opener?.open("x") ?? false)
opener = Router()
print(opener?.open("x") ?? false, opener?.open("") as Any)
