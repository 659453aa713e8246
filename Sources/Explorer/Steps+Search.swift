import Judging
import LifecycleModel

extension [Step] {
  /// Other values of unknown expressions that have no stated assumption, if such a value can change the answer.
  func otherAssumptions(_ question: Search.Question) -> [Successors.Taken] {
    flatMap { step -> [Successors.Taken] in
      guard case .app(.assumed(let assumed)) = step.change, !assumed.isStated,
        !question.goal.isAboutHandlers || (assumed.affectsHandler && !assumed.failsLikeEarlier)
      else { return [] }
      return assumed.alternatives.map {
        Successors.Taken(
          assumption: question.program.assumption($0, of: assumed), what: assumed.what,
          alike: equivalentUnknowns(assumed))
      }
    }
  }
}

extension [Step] {
  /// The other unknown expressions of the line for which the search tries no other value, because `assumed` stands for
  /// them.
  private func equivalentUnknowns(_ assumed: Assumed) -> [String] {
    compactMap { step in
      guard case .app(.assumed(let other)) = step.change, other.failsLikeEarlier,
        other.line == assumed.line
      else { return nil }
      return other.what
    }
  }
}

extension [Step] {
  /// Unknown code that received completion handlers.
  var handedOver: [Assumed] {
    compactMap { step in
      guard case .app(.assumed(let assumed)) = step.change, assumed.value == .calls,
        assumed.affectsHandler || assumed.takesHandler
      else { return nil }
      return assumed
    }
  }
}

extension Step {
  /// Whether APNs throttles a push: it stores the push, or discards it because its expiration is 0. `world`: the world
  /// before the step. A delivered push counts only against later ones.
  func holdsBackPush(of world: World) -> Bool {
    if case .quiet(.silentDelivery) = change { return false }
    return rule == .apnsThrottled
      || (rule == .apnsExpirationZero && world.apns.isOnline && world.denialForPower == nil)
  }
}

extension [Step] {
  /// The calls of methods that the app implements.
  var delegateCalls: [String] {
    compactMap { step in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call.name
    }
  }
}

extension Assumed {
  /// Whether both are about the same unknown expression in the same place.
  func isAbout(_ other: Assumed) -> Bool {
    line == other.line && number == other.number && what == other.what
  }
}
