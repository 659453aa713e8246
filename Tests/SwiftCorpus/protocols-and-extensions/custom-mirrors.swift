// swift-format-ignore-file
struct Total: CustomReflectable { let a = 1; var customMirror: Mirror { Mirror(self, children: ["sum": 3, "half": 1.5]) } }
struct List: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) } }
class Model: CustomReflectable { var z = 1, y = "q"; var customMirror: Mirror { Mirror(self, children: ["z": z, "a": y], displayStyle: .class) } }
func run() {
  for child in Mirror(reflecting: Total()).children { print(child.label!, child.value) }
  print(Mirror(reflecting: List()).children.map { $0.label == nil ? "\($0.value)" : "?" })
  let mirror = Mirror(reflecting: Model())
  print(mirror.children.map { "\($0.label ?? "-")=\($0.value)" }, mirror.displayStyle == .class)
}
run()
