/// The four moves between states that a delegate is told.
enum Transition {
  case becomeActive, resignActive, enterForeground, enterBackground

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

  /// With scenes UIKit calls only these (lifecycle.A10).
  var sceneCallback: Callback {
    switch self {
    case .becomeActive: return .sceneDidBecomeActive
    case .resignActive: return .sceneWillResignActive
    case .enterForeground: return .sceneWillEnterForeground
    case .enterBackground: return .sceneDidEnterBackground
    }
  }
}
