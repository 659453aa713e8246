// swift-format-ignore-file
import Foundation
import FoundationNetworking
enum Method: String { case get = "GET", post = "POST" }
protocol Endpoint { var path: String { get }; var method: Method { get }; var body: [String: Any]? { get } }
extension Endpoint {
  var body: [String: Any]? { nil }
  func request(base: URL) throws -> URLRequest {
    var parts = URLComponents(url: base.appendingPathComponent(path), resolvingAgainstBaseURL: false)!
    parts.queryItems = ["v": "1"].map(URLQueryItem.init)
    guard let url = parts.url else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.auth("k")
    if let body { request.httpBody = try JSONSerialization.data(withJSONObject: body, options: .sortedKeys) }
    return request
  }
}
extension URLRequest {
  mutating func auth(_ token: String) { setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
  var line: String { "\(httpMethod ?? "-") \(url?.absoluteString ?? "-")" }
}
struct Login: Endpoint { let path = "login"; let method = Method.post; let body: [String: Any]? = ["u": "a", "n": 1] }
struct Me: Endpoint { let path = "me"; let method = Method.get }
func run() {
  for each in [Login(), Me()] as [any Endpoint] {
    let request = try! each.request(base: URL(string: "https://x.io/api")!)
    print(request.line, request.allHTTPHeaderFields ?? [:], request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? "-")
  }
}
run()
