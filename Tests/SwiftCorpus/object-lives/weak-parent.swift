class Parent {
  var child: Child?
  deinit { print("parent") }
}
class Child {
  weak var parent: Parent?
  deinit { print("child") }
}
do {
  let parent = Parent()
  let child = Child()
  parent.child = child
  child.parent = parent
  print(child.parent === parent)
}
print("end")
