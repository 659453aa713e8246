import Foundation

let info = ProcessInfo.processInfo
print(info.environment["NO_SUCH_VARIABLE_HERE"] as Any, info.arguments.isEmpty)
print(
  Bundle.main.object(forInfoDictionaryKey: "NoSuchKey") as Any,
  Bundle.main.path(forResource: "none", ofType: "plist") as Any)
