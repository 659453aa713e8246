// swift-format-ignore-file
import Foundation
import FoundationNetworking
func run() {
  var request = URLRequest(url: URL(string: "https://x.io")!)
  request.setValue("a", forHTTPHeaderField: "Content-Type")
  request.setValue("b", forHTTPHeaderField: "content-type")
  print(request.allHTTPHeaderFields!)
  request.addValue("c", forHTTPHeaderField: "CONTENT-TYPE")
  print(request.value(forHTTPHeaderField: "content-Type") ?? "-", request.value(forHTTPHeaderField: "X") ?? "-")
  request.setValue(nil, forHTTPHeaderField: "Content-Type")
  request.addValue("1", forHTTPHeaderField: "apns-topic")
  print(request.allHTTPHeaderFields!)
  request.allHTTPHeaderFields = ["B": "3"]
  request.allHTTPHeaderFields?["C"] = "4"
  print(request.allHTTPHeaderFields!.keys.sorted(), request.allHTTPHeaderFields?["B"] ?? "-")
}
run()
