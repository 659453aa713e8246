import Foundation

final class Handler {
  private var done = false
  private let completion: (String) -> Void
  init(_ completion: @escaping (String) -> Void) { self.completion = completion }
  func finish(_ text: String) {
    guard !done else { return }
    done = true
    completion(text)
  }
}
let handler = Handler { print("finished by", $0) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { handler.finish("timeout") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { handler.finish("download") }
