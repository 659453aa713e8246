struct Api {
  struct Request {
    var path: String
  }
}
extension Api.Request {
  var url: String { "https://example.com/" + path }
  static let root = Api.Request(path: "")
}
extension Api {
  static func request(_ path: String) -> Request { Request(path: path) }
}
print(Api.request("a").url, Api.Request.root.url)
