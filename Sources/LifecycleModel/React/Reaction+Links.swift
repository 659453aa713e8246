/// A link that the user opens outside of the app: a URL of the app's own scheme, or a universal
/// link (a web address that belongs to the app), which arrives as a user activity.
extension Reaction {
  mutating func follow(_ link: Link) {
    linkToOpen = link
    bringAppForward()
    linkToOpen = nil
  }

  /// Delivers the link: to the application delegate before the app becomes active (lifecycle.O1),
  /// to the scene before `sceneDidBecomeActive` (lifecycle.A12), or to SwiftUI's views.
  mutating func handOverLink(cold: Bool = false) {
    guard let link = linkToOpen, world.processState == .running else { return }
    linkToOpen = nil
    if world.stage.adoption == .swiftUI { work(.opened(link)) }
    // At a launch the connection options have already delivered it.
    if world.stage.hasScenes, cold { return }
    let isURL = !world.stage.hasScenes && !link.isUniversal
    if isURL, refusesLaunchURL {
      emit(.app(.linkRefused(link.text)), .linkRefused)
      return
    }
    for callback in Callback.linkMethods
    where world.denial(of: link, for: callback, by: program) == nil {
      call(
        callback, callback.arguments(for: link),
        isURL ? .linkURL : link.isUniversal ? .linkUniversal : .linkScene)
    }
  }
}

extension World {
  /// Why the method does not get a link while the app runs; nil if it does.
  package func denial(
    of link: Link, for callback: Callback, by program: any AppProgram
  ) -> Denial? {
    if stage.adoption == .swiftUI {
      // SwiftUI's own scene delegate does not pass universal links on (swiftui.R2).
      let isOfApp = callback == .sceneOpenURL && program.answer(to: callback) != .missing
      return isOfApp && !link.isUniversal ? nil : Denial(.linkToView, .link(.toView))
    }
    let isOfScene = callback.row.object == .scene
    if isOfScene != stage.hasScenes {
      return Denial(.linkScene, .link(stage.hasScenes ? .toScene : .toApplication))
    }
    let takesActivity = [.continueActivity, .sceneContinuesActivity].contains(callback)
    if takesActivity != link.isUniversal {
      return Denial(.linkUniversal, .link(link.isUniversal ? .asActivity : .asURL))
    }
    guard !isOfScene, !takesActivity else { return nil }
    // Before iOS 9, or if the app has only the older method, that method gets the link.
    let hasOnlyOld = !program.implements(.openURL) && program.implements(.openURLFromApplication)
    let goesToOld = hasOnlyOld || !stage.profile.hasUniversalLinks
    return goesToOld == (callback == .openURLFromApplication)
      ? nil : Denial(.linkURL, .link(.toOtherMethod))
  }
}

extension Callback {
  fileprivate static let linkMethods: [Callback] = [
    .openURL, .openURLFromApplication, .continueActivity, .sceneOpenURL, .sceneContinuesActivity,
  ]

  fileprivate func arguments(for link: Link) -> [Argument] {
    switch self {
    case .continueActivity: return [.application, .userActivity(link), .restorationHandler]
    case .openURLFromApplication: return [.application, .openedURLFromApplication(link)]
    case .sceneOpenURL: return [.scene, .urlContexts(link)]
    case .sceneContinuesActivity: return [.scene, .userActivity(link)]
    default: return [.application, .openedURL(link)]
    }
  }
}
