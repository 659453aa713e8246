import Foundation

let info = ProcessInfo.processInfo
print(info.environment["NO_SUCH_VARIABLE_HERE"] as Any, info.arguments.isEmpty)
