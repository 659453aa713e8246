import Foundation

@MainActor final class Loader {
  let name: String
  init(_ name: String) { self.name = name }
  func load() {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 5_000_000)
      print("loaded", self.name)
    }
  }
  deinit { print("freed") }
}
Task { @MainActor in
  do {
    let loader = Loader("news")
    loader.load()
  }
  print("left")
}
