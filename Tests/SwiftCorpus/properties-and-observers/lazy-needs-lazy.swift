final class Service {
  static var made = 0
  let id: Int
  init() {
    Service.made += 1
    id = Service.made
  }
}
struct Holder {
  lazy var service = Service()
  lazy var label = "service \(service.id)"
}
var holder = Holder()
print(holder.label, holder.service.id, Service.made)
var copy = holder
print(copy.service === holder.service)
