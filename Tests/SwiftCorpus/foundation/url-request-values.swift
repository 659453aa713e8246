// swift-format-ignore-file
import Foundation
import FoundationNetworking
func run() {
  var plain = URLRequest(url: URL(string: "https://x.io/a?b=1")!)
  print(plain, plain.httpMethod ?? "-", plain.timeoutInterval, plain.cachePolicy, plain.httpBody as Any, plain.allHTTPHeaderFields as Any)
  plain.httpMethod = "post"
  plain.timeoutInterval = 12
  plain.httpBody = Data("hi".utf8)
  print(plain.httpMethod ?? "-", plain.timeoutInterval, plain.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? "-")
  let careful = URLRequest(url: URL(string: "https://x.io/a")!, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
  print(careful.timeoutInterval, careful.cachePolicy == .reloadIgnoringLocalCacheData, careful.cachePolicy.rawValue)
  var copy = careful
  copy.url = nil
  print(copy, careful.url?.path ?? "-", copy == careful, careful == careful)
  for method in ["patch", "delete", "GET"] { copy.httpMethod = method; print(copy.httpMethod!) }
}
run()
