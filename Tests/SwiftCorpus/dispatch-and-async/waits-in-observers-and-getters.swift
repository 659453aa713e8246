// swift-format-ignore-file
import Foundation
let gate = DispatchSemaphore(value: 0)
for turn in 1...8 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.008 * Double(turn)) { gate.signal() } }
final class Model {
  var level = 0 {
    willSet {
      gate.wait()
      print("will", level, newValue)
    }
    didSet {
      gate.wait()
      print("did", oldValue, level)
      if level > 9 { level = 9 }
    }
  }
  var text: String {
    get {
      gate.wait()
      return "level \(level)"
    }
    set {
      gate.wait()
      level = newValue.count
    }
  }
}
DispatchQueue.global().async {
  let model = Model()
  model.level += 1
  model.text = "a longer text"
  print(model.text, model.level)
  let both = "\(model.text), \({ () -> Int in gate.wait(); return 1 }())"
  print(both)
}
