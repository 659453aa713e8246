protocol Request {
  associatedtype Response
  var path: String { get }
  func decode(_ text: String) -> Response
}
struct CountRequest: Request {
  let path = "count"
  func decode(_ text: String) -> Int { Int(text) ?? 0 }
}
struct NameRequest: Request {
  let path = "name"
  func decode(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
}
func send<R: Request>(_ request: R, answer: String) -> R.Response { request.decode(answer) }
print(send(CountRequest(), answer: "12") + 1, send(NameRequest(), answer: "a,b"))
