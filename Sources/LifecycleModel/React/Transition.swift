/// The four state changes that iOS reports to a delegate, in the order in which they happen.
package enum Transition: CaseIterable, Sendable {
  case resignActive, enterBackground, enterForeground, becomeActive

  /// nil if the callback reports no such change.
  package init?(toldBy callback: Callback) {
    let told = Transition.allCases.first {
      $0.applicationCallback == callback || $0.sceneCallback == callback
    }
    guard let told else { return nil }
    self = told
  }

  var applicationCallback: Callback {
    switch self {
    case .becomeActive: return .didBecomeActive
    case .resignActive: return .willResignActive
    case .enterForeground: return .willEnterForeground
    case .enterBackground: return .didEnterBackground
    }
  }

  var phase: ScenePhase {
    switch self {
    case .becomeActive: return .active
    case .resignActive, .enterForeground: return .inactive
    case .enterBackground: return .background
    }
  }

  /// With scenes, UIKit calls only these methods (lifecycle.A10).
  var sceneCallback: Callback {
    switch self {
    case .becomeActive: return .sceneDidBecomeActive
    case .resignActive: return .sceneWillResignActive
    case .enterForeground: return .sceneWillEnterForeground
    case .enterBackground: return .sceneDidEnterBackground
    }
  }
}

extension Phone {
  /// Why an app in this state does not make the transition; nil if the screen requires it.
  package func denial(of transition: Transition, from state: ApplicationState) -> Denial? {
    switch transition {
    case .resignActive:
      if appPresence == .active { return Denial(.interruption, .standing(.isUncovered)) }
      return state == .active ? nil : Denial(.interruption, .standing(.isNotActive))
    case .enterBackground:
      guard appPresence == .background else {
        let rule: Rule = state == .background ? .enterForeground : .interruption
        return Denial(rule, .standing(.isInFront))
      }
      return state == .background ? Denial(.enterBackground, .standing(.isInBackground)) : nil
    case .enterForeground:
      if state != .background { return Denial(.enterForeground, .standing(.wasInFront)) }
      return appPresence == .background
        ? Denial(.enterForeground, .standing(.staysInBackground)) : nil
    case .becomeActive:
      switch appPresence {
      case .active: return state == .active ? Denial(.becomeActive, .standing(.isActive)) : nil
      case .inactive:
        return Denial(hasPrompt ? .promptAppears : .interruption, .standing(.isCovered))
      case .background: return Denial(.becomeActive, .standing(.staysInBackground))
      }
    }
  }

  /// Why UIKit does not connect this scene; nil if it does.
  package func denialOfConnecting(_ scene: SceneState?) -> Denial? {
    if scene != nil { return Denial(.sceneConnects, .standing(.sceneIsConnected)) }
    return appPresence == .background
      ? Denial(.sceneConnects, .standing(.sceneWaitsForFront)) : nil
  }
}
