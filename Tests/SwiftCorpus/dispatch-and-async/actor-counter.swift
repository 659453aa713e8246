// swift-format-ignore-file
import Foundation
actor Bank {
  private var balance = 0
  var history: [Int] = []
  func deposit(_ n: Int) -> Int { balance += n; history.append(n); return balance }
  func withdraw(_ n: Int) throws -> Int { guard n <= balance else { throw BankError.poor(missing: n - balance) }; balance -= n; return balance }
  nonisolated var name: String { "bank" }
}
enum BankError: Error { case poor(missing: Int) }
let bank = Bank()
Task {
  print(bank.name, await bank.deposit(10))
  do { print(try await bank.withdraw(4)); print(try await bank.withdraw(40)) } catch BankError.poor(let m) { print("missing", m) } catch {}
  print(await bank.history)
}
