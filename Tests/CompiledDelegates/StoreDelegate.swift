import UIKit
import UserNotifications

enum StoreError: Error {
  case empty
  case tooLong(Int)
  case unknown(kind: String)
}

struct Item: Equatable {
  var name: String
  var price: Double
  var tags: Set<String> = []

  mutating func mark(_ tag: String) { tags.insert(tag) }
}

/// Collections, value types that are copied, errors.
struct Shelf {
  private(set) var items: [Item] = []
  var limit = 4

  subscript(name: String) -> Item? {
    get { items.first { $0.name == name } }
    set {
      if let index = items.firstIndex(where: { $0.name == name }) {
        if let newValue { items[index] = newValue } else { items.remove(at: index) }
      } else if let newValue {
        items.append(newValue)
      }
    }
  }

  mutating func add(_ item: Item) throws -> Int {
    guard !item.name.isEmpty else { throw StoreError.empty }
    if item.name.count > 12 { throw StoreError.tooLong(item.name.count) }
    self[item.name] = item
    while items.count > limit { items.removeFirst() }
    return items.count
  }

  var total: Double { items.reduce(0) { $0 + $1.price } }
}

class StoreDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var shelf = Shelf()
  var counts: [String: Int] = [:]
  var last: (name: String, size: Int) = ("", 0)
  var letters = Set<String>()

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    let kept = shelf
    shelf = Shelf()
    shelf.limit = kept.limit == 4 ? 3 : 4
    print("dropped \(kept.items.count), total \(kept.total), left \(shelf.items.count)")
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    var result = UIBackgroundFetchResult.noData
    defer { completionHandler(result) }
    do {
      let size = try take(userInfo)
      last = (name: userInfo["type"] as? String ?? "?", size: size)
      result = size > 2 ? .newData : .noData
    } catch StoreError.tooLong(let count) where count > 14 {
      print("much too long")
      result = .failed
    } catch let error as StoreError {
      print("store: \(describe(error))")
    } catch {
      print("other")
    }
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let text = sorted.prefix(3).map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    print(text.isEmpty ? "nothing" : text)
    let odd = counts.filter { $0.value % 2 == 1 }.keys.sorted()
    print(odd.joined(separator: "|"))
    let lengths = counts.mapValues { $0 * 2 }.values.reduce(0, +)
    print(lengths, letters.count, letters.sorted().first ?? "-")
  }

  private func take(_ userInfo: [AnyHashable: Any]) throws -> Int {
    let kind = userInfo["type"] as? String ?? "none"
    counts[kind, default: 0] += 1
    guard kind != "settings" else { throw StoreError.unknown(kind: kind) }
    var size = 0
    let names = (userInfo["items"] as? [String] ?? []).compactMap { name -> String? in
      let trimmed = name.trimmingCharacters(in: .whitespaces)
      return trimmed == "-" ? nil : trimmed
    }
    for (index, name) in names.enumerated() where index < 3 {
      var item = Item(name: name, price: userInfo["score"] as? Double ?? 1)
      var copy = item
      copy.mark("copy")
      item.mark(kind)
      if copy == item { print("never") }
      size = try shelf.add(item)
      if let first = name.first { letters.insert(String(first)) }
    }
    for character in kind.reversed() where "aeiou".contains(character) { size += 1 }
    shelf["chat"]?.price += 0.5
    return size
  }

  private func describe(_ error: StoreError) -> String {
    switch error {
    case .empty: return "empty"
    case .tooLong(let count): return "too long by \(count - 12)"
    case .unknown(let kind): return "unknown " + kind
    }
  }
}
