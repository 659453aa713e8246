import CommandLanguage
import LifecycleModel

/// Compares delegate calls with named ones and describes the first difference.
package enum CallOrder {
  package static func difference(wanted: [CallbackName], found: [Call]) -> String? {
    for index in 0..<max(wanted.count, found.count) {
      let call = found.indices.contains(index) ? found[index] : nil
      if let call, wanted.indices.contains(index), wanted[index].matches(call) { continue }
      return difference(at: index, wanted: wanted, found: call)
    }
    return nil
  }

  /// Describes the difference at `index`, from 0, after equal calls; nil if there is none. `found`: nil if there were
  /// no more calls.
  static func difference(at index: Int, wanted: [CallbackName], found: Call?) -> String? {
    let place = "call \(index + 1)"
    let isNamed = wanted.indices.contains(index)
    guard let found else {
      return isNamed ? "\(place) is missing: \(wanted[index].spelling)" : nil
    }
    return isNamed
      ? "\(place) is \(found.claimWords)" : "\(place) is one too many: \(found.claimWords)"
  }
}

extension Call {
  /// Its name and the state that the called code saw.
  var claimWords: String { "\(name) \(stateWord)" }
}
