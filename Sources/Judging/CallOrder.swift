import CommandLanguage
import LifecycleModel

/// Comparing delegate calls with what was named, and telling the first place where they part.
package enum CallOrder {
  package static func words(_ call: Call) -> String {
    "\(call.name) \(call.stateWord)"
  }

  package static func difference(wanted: [CallbackName], found: [Call]) -> String? {
    for index in 0..<max(wanted.count, found.count) {
      let name = wanted.indices.contains(index) ? wanted[index] : nil
      let call = found.indices.contains(index) ? found[index] : nil
      if let name, let call, name.matches(call.callback) { continue }
      let place = "call \(index + 1)"
      guard let call else { return "\(place) is missing: \(name?.spelling ?? "")" }
      return name == nil ? "\(place) is one too many: \(words(call))" : "\(place) is \(words(call))"
    }
    return nil
  }

  static func contradiction(
    _ first: CallbackName, before second: CallbackName, in calls: [Call]
  ) -> String? {
    let one = calls.firstIndex { first.matches($0.callback) }
    let other = calls.firstIndex { second.matches($0.callback) }
    guard let one else { return "\(first.spelling) was not called" }
    guard let other else { return "\(second.spelling) was not called" }
    return one < other ? nil : "\(second.spelling) came first"
  }
}
