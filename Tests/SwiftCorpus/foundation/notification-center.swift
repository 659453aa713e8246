import Foundation

let center = NotificationCenter()
let name = Notification.Name("didPush")
let observer = center.addObserver(forName: name, object: nil, queue: nil) { note in
  print("one", note.userInfo?["id"] as? Int ?? -1, note.name.rawValue)
}
_ = center.addObserver(forName: name, object: nil, queue: nil) { _ in print("two") }
center.post(name: name, object: nil, userInfo: ["id": 4])
center.removeObserver(observer)
center.post(name: name, object: nil)
center.post(name: Notification.Name("other"), object: nil)
