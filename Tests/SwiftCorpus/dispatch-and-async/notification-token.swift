// swift-format-ignore-file
import Foundation

final class Observer {
  var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: .init("ping"), object: nil, queue: nil) {
      [weak self] _ in print("ping", self == nil)
    }
  }
  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    print("observer freed")
  }
}
var observer: Observer? = Observer()
NotificationCenter.default.post(name: .init("ping"), object: nil)
observer = nil
NotificationCenter.default.post(name: .init("ping"), object: nil)
print("end")
