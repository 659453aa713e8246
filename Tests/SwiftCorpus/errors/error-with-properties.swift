struct ServerError: Error, CustomStringConvertible {
  let status: Int
  let message: String
  var isRetryable: Bool { status >= 500 }
  var description: String { "\(status): \(message)" }
}
let failures = [
  ServerError(status: 503, message: "busy"), ServerError(status: 404, message: "gone"),
]
for failure in failures {
  do { throw failure } catch let error as ServerError { print(error, error.isRetryable) }
}
