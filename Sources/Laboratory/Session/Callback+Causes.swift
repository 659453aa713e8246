import CommandLanguage
import LifecycleModel

extension Callback {
  /// Events that may cause the callback, without those that `explore` tries by default.
  func causes(in world: World) -> [Exploration.Candidate] {
    func event(_ event: Event, _ text: String) -> Exploration.Candidate {
      Exploration.Candidate(event: event, text: text)
    }
    switch self {
    case .performFetch: return [event(.grantedFetch, "fetch")]
    case .launchHandler:
      return [
        event(.grantedTask(.refresh), "task refresh"),
        event(.grantedTask(.processing), "task processing"),
      ]
    case .refreshTask: return [event(.grantedTask(.refresh), "task refresh")]
    case .handleEventsForBackgroundURLSession, .urlSessionDownloadFinished,
      .urlSessionTaskCompleted, .urlSessionDidFinishEvents, .sessionTask:
      return [event(.endedTransfers(.done), "transfer done")]
    case .didEnterRegion, .didExitRegion, .monitorEvent:
      let region = world.app.registrations.regions.first?.identifier ?? "home"
      let name = terminalSafe(region)
      return [
        event(.traveled(.entered(region: region)), "travel in \(name)"),
        event(.traveled(.left(region: region)), "travel out \(name)"),
      ]
    case .didUpdateLocations, .locationUpdate: return [event(.traveled(.farAway), "travel far")]
    case .didVisit: return [event(.traveled(.visited), "travel visit")]
    case .didReceiveIncomingPush, .didReceiveIncomingPushOld, .didReceiveIncomingVoIPPush:
      return [event(.sentPush(.voip), "push voip")]
    case .didReceiveMemoryWarning: return [event(.warnedOfMemory, "memory")]
    case .openURL, .openURLFromApplication, .sceneOpenURL, .viewOpensURL:
      return [event(.followedLink(Link("myapp://page")), "link myapp://page")]
    case .continueActivity, .sceneContinuesActivity:
      let address = "https://example.com/page"
      return [event(.followedLink(Link(address)), "link \(address)")]
    default: return []
    }
  }

  /// Whether iOS passes a completion handler, and no default event of `explore` causes the call.
  var bringsHandler: Bool {
    switch self {
    case .performFetch, .handleEventsForBackgroundURLSession, .didReceiveIncomingPush,
      .didReceiveIncomingVoIPPush:
      return true
    default: return false
    }
  }
}
