class Window {
  var root: Screen?
}
class Screen {
  var title = "old"
  var tags: [String] = []
}
var window: Window? = Window()
window?.root?.title = "lost"
window?.root = Screen()
window?.root?.title = "new"
window?.root?.tags.append("t")
print(window?.root?.title ?? "-", window?.root?.tags.count ?? -1)
window!.root!.tags[0] += "!"
print(window!.root!.tags)
