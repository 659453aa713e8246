// swift-format-ignore-file
import Foundation
let delay: Duration = .seconds(2)
print(delay, Duration.milliseconds(1500), Duration.seconds(2) + .milliseconds(5), delay < .seconds(4))
print(delay.components.seconds, delay == .milliseconds(2000), delay * 2, [Duration.seconds(1)])
print(DateComponents(hour: 9, minute: 30), Optional(DateComponents(day: 1)) as Any)
print(CancellationError(), NSNumber(value: true), CancellationError().localizedDescription)
print(URLError(.timedOut).code.rawValue, URLError(.notConnectedToInternet).errorCode)
print(Date.distantFuture > .now, Date(timeIntervalSince1970: 0) < .now)
let url: URL = .init(string: "https://a.b/c")!, parts: DateComponents = .init(hour: 7)
print(url.path, parts.hour!, [URLQueryItem]([.init(name: "q", value: "1")]))
