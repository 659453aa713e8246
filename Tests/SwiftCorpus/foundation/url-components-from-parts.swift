import Foundation

var components = URLComponents()
components.scheme = "https"
components.host = "api.example.com"
components.path = "/v1/devices"
print(components.url!.absoluteString)
components.port = 8080
components.queryItems = [URLQueryItem(name: "token", value: "ab+c/d=")]
print(components.url!, components.query ?? "-")
let url = URL(string: "app://open?name=J%C3%BCrgen%20K")!
print(
  URLComponents(url: url, resolvingAgainstBaseURL: false)!.queryItems!.first!.value!, url.query!)
