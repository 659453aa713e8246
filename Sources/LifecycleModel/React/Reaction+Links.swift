/// A link to the app that the user follows elsewhere: a URL of the app's own scheme, or a web address
/// that belongs to the app (a universal link), which comes as a user activity.
extension Reaction {
  mutating func follow(_ link: Link) {
    linkToOpen = link
    bringAppForward()
    linkToOpen = nil
  }

  /// To the application delegate before the app becomes active (lifecycle.O1), to the scene before
  /// `sceneDidBecomeActive` (lifecycle.A12), to SwiftUI's views.
  mutating func handOverLink(cold: Bool = false) {
    guard let link = linkToOpen, world.processState == .running else { return }
    linkToOpen = nil
    if world.stage.hasScenes {
      if world.stage.adoption == .swiftUI { work(.opened(link)) }
      // At a launch the connection options have held it.
      if !cold { giveToScene(link) }
    } else if link.isUniversal {
      call(
        .continueActivity, [.application, .userActivity(link), .restorationHandler], .linkUniversal)
    } else if refusesLaunchURL {
      emit(.app(.linkRefused(link.text)), .linkRefused)
    } else {
      giveToDelegate(link)
    }
  }

  /// Before iOS 9, and where the app has that one alone, the older method gets it.
  private mutating func giveToDelegate(_ link: Link) {
    let isOld = !program.implements(.openURL) && program.implements(.openURLFromApplication)
    if isOld || !world.stage.profile.hasUniversalLinks {
      call(
        .openURLFromApplication, [.application, .openedURLFromApplication(link)], .linkURL)
    } else {
      call(.openURL, [.application, .openedURL(link)], .linkURL)
    }
  }

  /// SwiftUI's own scene delegate keeps universal links to itself (swiftui.F28).
  private mutating func giveToScene(_ link: Link) {
    if !link.isUniversal {
      call(.sceneOpenURL, [.scene, .urlContexts(link)], .linkScene)
    } else if world.stage.adoption != .swiftUI {
      call(.sceneContinuesActivity, [.scene, .userActivity(link)], .linkUniversal)
    }
  }
}
