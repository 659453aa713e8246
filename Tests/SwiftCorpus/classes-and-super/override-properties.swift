// swift-format-ignore-file
class Account { fileprivate(set) var balance = 0.0; var kind: String { "plain" }; func deposit(_ d: Double) { balance += d }; var summary: String { "\(kind): \(balance)" } }
final class Savings: Account { var rate = 0.1; override var kind: String { "savings(\(rate))" }; override func deposit(_ d: Double) { super.deposit(d); super.deposit(d * rate) } }
class Capped: Account { override var balance: Double { get { min(super.balance, 50) } set { super.balance = newValue } }; override var summary: String { super.summary + "!" } }
let all: [Account] = [Account(), Savings(), Capped()]
all.forEach { $0.deposit(60) }
print(all.map(\.summary))
(all[1] as? Savings)?.rate = 1
all.forEach { $0.deposit(10) }
print(all.map(\.balance), all.map(\.kind))
