struct Secret: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "***" }
  var debugDescription: String { "Secret(debug)" }
}
print(Secret())
debugPrint(Secret())
print([Secret()])
print(String(reflecting: Secret()), "\(Secret())")
