class Base {
  var log: [String] = ["base default"]
  init() { log.append("base init") }
}
class Child: Base {
  var extra = "child default"
  override init() {
    extra += "!"
    super.init()
    log.append("child init " + extra)
  }
}
print(Child().log)
