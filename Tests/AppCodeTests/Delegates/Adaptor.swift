import SwiftUI
import UserNotifications

@main
struct NewsApp: App {
  @UIApplicationDelegateAdaptor(PushHandler.self) var delegate
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(model)
    }
  }
}

class Model: ObservableObject {
  @Published var count = 0
}

final class PushHandler: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  enum Route: String {
    case home, article
    var path: String { "/" + rawValue }
  }

  struct Payload {
    let id: Int
    var title: String = "none"
    init?(_ userInfo: [AnyHashable: Any]) {
      guard let aps = userInfo["aps"] as? [String: Any] else { return nil }
      id = userInfo["id"] as? Int ?? 0
      if let alert = aps["alert"] as? String { title = alert }
    }
  }

  private(set) var last: Payload?
  private lazy var log: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    Task {
      do {
        let granted = try await UNUserNotificationCenter.current()
          .requestAuthorization(options: [.alert, .sound, .badge])
        guard granted else { return }
        await MainActor.run { UIApplication.shared.registerForRemoteNotifications() }
      } catch {
        print(error.localizedDescription)
      }
    }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    guard let payload = Payload(userInfo) else { return .noData }
    last = payload
    log.append(payload.title)
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
      return data.isEmpty ? .noData : .newData  // pushlab: arrival
    } catch {
      return .failed
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    return [.banner, .list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let route = Route(rawValue: "article") ?? .home
    print(route.path, response.notification.request.content.title)  // pushlab: tap
  }
}
