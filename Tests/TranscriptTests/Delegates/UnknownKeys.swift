import UIKit

/// Reads known collections at places that cannot be known.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var steps = ""

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let id = userInfo[Keys.identifier] as? String else {
      completionHandler(.failed)
      return
    }
    steps += "guard "
    if let title = userInfo[Keys.title] as? String { steps += title }
    var list = ["a", "b"]
    print(id, list[Settings.place], list.remove(at: Settings.place))
    list[Settings.place] = "c"
    steps += "list "
    var own: [String: Int] = [:]
    own[Keys.count] = 4
    steps += "own \(own[Keys.count]!)"
    completionHandler(.newData)
  }
}
