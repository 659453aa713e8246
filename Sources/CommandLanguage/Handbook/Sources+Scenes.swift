/// Scenes, SwiftUI and protected data.
extension Handbook {
  static let scenes: [Source] = [
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
    work("lifecycle.A30", "Apple Platform Security, Data Protection classes"),
  ]
}
