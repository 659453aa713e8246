/// Sources for scenes, SwiftUI and protected data.
extension Handbook {
  static let scenes: [Source] = [
    page("swiftui.A2", "ScenePhase", "swiftui/scenephase"),
    page(
      "swiftui.A4", "backgroundTask(_:action:)", "swiftui/scene/backgroundtask(_:action:)"),
    page("swiftui.A5", "BackgroundTask", "swiftui/backgroundtask"),
    page("swiftui.A6", "onOpenURL(perform:)", "swiftui/view/onopenurl(perform:)"),
    work(
      "swiftui.R1", "OpenSwiftUI, UIKitApp.swift",
      "https://github.com/OpenSwiftUIProject/OpenSwiftUI"),
    work(
      "swiftui.R3", "OpenSwiftUI, UIApplicationDelegateAdaptor.swift and FallbackDelegateBox.swift",
      "https://github.com/OpenSwiftUIProject/OpenSwiftUI"),
    work(
      "swiftui.O3", "developer.apple.com, forum thread 651234",
      "https://developer.apple.com/forums/thread/651234"),
    work(
      "swiftui.O4", "developer.apple.com, forum thread 762526 (answer by Apple's support)",
      "https://developer.apple.com/forums/thread/762526"),
    work(
      "swiftui.O5", "Jesse Squires, SwiftUI's scenePhase (2024)",
      "https://jessesquires.com/blog/2024/06/29/swiftui-scene-phase"),
    work(
      "swiftui.O7", "Teika, TeikaApp.swift (2026)", "https://github.com/gustavscirulis/teika"),
    work(
      "swiftui.O9", "unity-quick-actions, QACoexAppController.mm (tested in CI)",
      "https://github.com/emindeniz99/unity-quick-actions"),
    work(
      "swiftui.O10", "slint-ui/slint, pull request 13433 (2026)",
      "https://github.com/slint-ui/slint/pull/13433"),
    work(
      "swiftui.O16", "kiwix/kiwix-apple, pull request 982",
      "https://github.com/kiwix/kiwix-apple/pull/982"),
    page(
      "lifecycle.A12", "UISceneDelegate", "uikit/uiscenedelegate"),
    page(
      "swiftui.A8", "TN3187: Migrating to the UIKit scene-based life cycle",
      "technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
    page(
      "swiftui.A10", "Specifying the scenes your app supports",
      "uikit/specifying-the-scenes-your-app-supports"),
    work(
      "swiftui.R2", "OpenSwiftUI, UIKitAppDelegate.swift",
      "https://github.com/OpenSwiftUIProject/OpenSwiftUI"),
    work(
      "swiftui.R8", "UIKitCore of iOS 18.2, _UISceneLifecycleMultiplexer.m",
      "https://github.com/EthanArbuckle/iPhone17-1_18.2_22C152_Restore"),
    work(
      "swiftui.O2", "Batch-iOS-SDK, BAApplicationLifecycle.h (logs of iOS 13 and 14)",
      "https://github.com/BatchLabs/Batch-iOS-SDK"),
    page(
      "lifecycle.A31", "application(_:didDiscardSceneSessions:)",
      "uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
    page(
      "lifecycle.A25", "CLRegion.notifyOnEntry", "corelocation/clregion/notifyonentry"),
    work("lifecycle.A30", "Apple Platform Security, Data Protection classes"),
  ]
}
