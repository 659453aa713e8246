struct Router {
  func open(_ path: String) -> String { "path " + path }
  func open(url: String) -> String { "url " + url }
  func open(_ path: String, animated: Bool) -> String { "animated \(path) \(animated)" }
  func open(_ id: Int) -> String { "id \(id)" }
}
let router = Router()
print(router.open("a"), router.open(url: "b"), router.open("c", animated: true), router.open(5))
