// swift-format-ignore-file
import Foundation
func run() {
  print([("a", "1"), ("b", "2")].map(URLQueryItem.init))
  var link = URLComponents(string: "https://a.io")!
  link.queryItems = ["q": "1 2"].map(URLQueryItem.init(name:value:))
  print(link.url!)
  print([0.0, 60].map(Date.init(timeIntervalSince1970:)))
  let expiry: Double? = 5
  print(expiry.map(Date.init(timeIntervalSince1970:))!, ["https://b.io", "x y"].compactMap(URL.init(string:)))
}
run()
