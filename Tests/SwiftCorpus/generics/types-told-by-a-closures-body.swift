func handle<Event>(_ handler: @escaping (Event) -> Void) -> String { "\(Event.self)" }
print(handle { print($0 as Int) }, handle { (text: String) in print(text) })
print(
  handle {
    let ratio: Double = $0
    print(ratio)
  })
