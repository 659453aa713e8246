protocol Logging { func log(_ text: String) }
struct ConsoleLogger: Logging { func log(_ text: String) { print(text) } }
class Screen {}
final class Inbox: Screen {}

var services: [String: Any] = [:]
func register<Service>(_ service: Service) { services["\(Service.self)"] = service }
func kind<T: Logging>(_ value: T) -> String { "\(T.self)" }
func name<T>(_ values: [T]) -> String { "\(T.self)" }

let logger: Logging = ConsoleLogger()
register(logger)
register(ConsoleLogger())
let screen: Screen = Inbox()
register(screen)
register(Inbox())
print(services.keys.sorted(), kind(logger))
print(name([screen]), name([logger]), name([Inbox()]))
