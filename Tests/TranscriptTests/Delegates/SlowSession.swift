import SwiftUI

@main struct SlowSession: App {
  init() {
    let session = URLSession(
      configuration: .background(withIdentifier: "files"), delegate: nil, delegateQueue: nil)
    session.downloadTask(with: URL(string: "https://example.com/file")!).resume()
  }

  var body: some Scene {
    WindowGroup { Text("Files") }
      .backgroundTask(.urlSession("files")) {
        do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch { print("cancelled") }
      }
  }
}
