class Model {
  var badge = 0
}
class Watched: Model {
  var log: [String] = []
  override var badge: Int {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)->\(badge)") }
  }
}
let model = Watched()
model.badge = 3
model.badge += 1
print(model.log)
