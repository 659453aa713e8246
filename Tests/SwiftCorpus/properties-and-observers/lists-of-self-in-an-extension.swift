import Foundation

extension Notification.Name {
  static let cart = Notification.Name("cart")
  static let all: [Self] = [.cart, .init("other")]
}
print(Notification.Name.all.map(\.rawValue))
