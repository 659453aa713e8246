class Owner {
  var helper: Helper? = Helper()
  func drop() {
    helper = nil
    print("dropped")
  }
  func replace() {
    let old = helper
    helper = Helper()
    print("replaced", old == nil)
  }
}
class Helper {
  deinit { print("helper freed") }
}
do {
  let owner = Owner()
  owner.drop()
  owner.replace()
  owner.replace()
  print("leaving")
}
