import CommandLanguage
import LifecycleModel

extension Expectation.Claim {
  /// The actual state of the world if it contradicts the claim; nil if the claim is true. Only for claims about the
  /// world.
  func contradiction(in world: World, _ propertyNames: [String]) -> String? {
    switch self {
    case .state(let wanted):
      let found = world.lifecycle
      return found == wanted ? nil : found.rawValue
    case .flag(let name, let value):
      let found = printed(
        name, upTo: max(value.unicodeScalars.count, VisibleText.lineLimit), in: world, propertyNames
      )
      return found == value ? nil : found
    case .content(let wanted):
      guard let found = world.app.contentAtFront else {
        return "the app has not come to the front yet"
      }
      return found == wanted ? nil : "content \(found.rawValue)"
    case .called, .calls, .order, .event, .refused, .shown, .timer, .apns, .treated,
      .handlerCalledOnceInTime, .terminated:
      return nil
    }
  }

  /// The flag's value as Swift prints it, cut after `limit` scalars, or the reason why it has no value.
  private func printed(
    _ name: Expectation.FlagName, upTo limit: Int, in world: World, _ propertyNames: [String]
  ) -> String {
    switch name {
    case .ios(let flag): return world.flag(flag).printed
    case .any(let word):
      if let index = propertyNames.firstIndex(of: word) {
        let properties = world.memory.properties
        guard world.appProcess != nil else { return "the app is not running" }
        guard properties.indices.contains(index) else { return "not set yet" }
        return properties[index].description(upTo: limit)
      }
      guard let flag = Flag.Name(rawValue: word.lowercased()) else { return "no flag \(word)" }
      return world.flag(flag).printed
    }
  }
}
