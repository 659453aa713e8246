// UIBackgroundModes: remote-notification, fetch
import SwiftUI
import UIKit

@main
struct ReaderApp: App {
  @UIApplicationDelegateAdaptor(ReaderDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var model = ReaderModel()

  init() {
    print("phase \(scenePhase)")
  }

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(model)
        .onOpenURL { url in model.target = url.absoluteString }
    }
    .onChange(of: scenePhase) { old, new in
      print("app \(old) \(new)")
    }
    .backgroundTask(.appRefresh("com.example.reader.refresh")) {
      await model.refresh()
    }
    .backgroundTask(.urlSession("com.example.reader.files")) {
      print("files")
    }
  }
}

class ReaderModel: ObservableObject {
  @Published var target: String?
  @Published var isFresh = false

  func refresh() async {
    isFresh = true
  }
}

struct RootView: View {
  @EnvironmentObject private var model: ReaderModel
  @Environment(\.scenePhase) private var phase
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        if let target = model.target {
          Text(target)
            .onAppear { print("shows \(target)") }
        } else {
          Text("News").onDisappear { print("news gone") }
        }
        if phase != .active { Shield() }
      }
      .padding()
    }
    .task { await load() }
    .onChange(of: phase, initial: true) {
      count += 1
      print("view \(phase) \(count)")
    }
    .onChange(of: model.target) { print("target \(model.target ?? "none")") }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification))
    {
      _ in print("active, says UIKit")
    }
  }

  private func load() async {
    print("load")
  }
}

struct Shield: View {
  var body: some View { Color.black }
}

class ReaderDelegate: NSObject, UIApplicationDelegate {
  override init() {
    super.init()
    print("delegate")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("same object: \(application.delegate is ReaderDelegate)")
    let configuration = URLSessionConfiguration.background(
      withIdentifier: "com.example.reader.files")
    let session = URLSession(configuration: configuration)
    session.downloadTask(with: URL(string: "https://example.com/a.zip")!).resume()
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    .newData
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    true
  }
}
