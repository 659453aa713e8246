// The keys in a key path are evaluated when the key path is made.
struct Request {
  var path = "/"
  var headers: [String: String] = [:]
  var rows = [[1, 2], [3]]

  func with<Value>(_ part: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: part] = value
    return copy
  }
  func header(_ name: String, _ value: String?) -> Self { with(\.headers[name], value) }
}

let request = Request().header("A", "1").header("B", "2").header("A", nil)
print(request.headers)
var index = 1
let row = \Request.rows[index]
index = 0
print(request[keyPath: row], request.with(\.rows[index][index], 9).rows)
print(["A", "B"].map { request[keyPath: \.headers[$0]] ?? "none" })
