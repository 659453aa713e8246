// swift-format-ignore-file
final class Router {
  private var pending: String?
  var isReady = false { didSet { if isReady { flush() } } }
  var opened: [String] = []
  func open(_ link: String?) {
    guard let link, !link.isEmpty else { return }
    if isReady { opened.append(link) } else { pending = link }
  }
  private func flush() {
    defer { pending = nil }
    pending.map { opened.append($0 + "!") }
  }
}
let r = Router()
r.open(nil); r.open(""); r.open("a"); r.open("b")
r.isReady = true
r.open("c"); r.isReady = true
print(r.opened)
