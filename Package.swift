// swift-tools-version: 6.1
import PackageDescription

/// Debug builds of what plays, searches and paints are optimised: the program is used as it is built
/// by `scripts/run`, and a release build takes three times as long. The other modules wait for the
/// user or for files; optimising them would make the first start half a minute longer.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// iOS's modules as a test needs them to compile delegates as people write them, globals and all.
let standIn: [SwiftSetting] = quick + [.swiftLanguageMode(.v5)]

/// A module imports only what its line lists; `scripts/layers` and CI hold the sources to it.
let package = Package(
  name: "pushlab",
  products: [.executable(name: "pushlab", targets: ["pushlab"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(name: "LifecycleModel", swiftSettings: quick),
    .target(
      name: "AppCode",
      dependencies: [
        "LifecycleModel",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: quick),
    .target(name: "Payloads", dependencies: ["LifecycleModel"], swiftSettings: quick),
    .target(
      name: "CommandLanguage", dependencies: ["LifecycleModel", "Payloads"]),
    .target(
      name: "Judging", dependencies: ["LifecycleModel", "CommandLanguage"], swiftSettings: quick),
    .target(
      name: "Explorer", dependencies: ["LifecycleModel", "CommandLanguage", "Judging"],
      swiftSettings: quick),
    .target(
      name: "Laboratory",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Payloads", "Judging", "Explorer",
        "TextGrid",
      ],
      swiftSettings: quick),
    .target(
      name: "Lint", dependencies: ["LifecycleModel", "AppCode", "CommandLanguage", "Payloads"],
      swiftSettings: quick),
    .target(name: "TextGrid", swiftSettings: quick),
    .target(
      name: "Lessons",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Judging", "Explorer", "Laboratory",
        "TextGrid",
      ]),
    .target(
      name: "CNcurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(
      name: "NcursesTerminal", dependencies: ["TextGrid", "CNcurses"], swiftSettings: quick),
    .target(
      name: "Dashboard",
      dependencies: [
        "LifecycleModel", "CommandLanguage", "Judging", "Explorer", "Laboratory", "Lessons",
        "TextGrid",
      ],
      swiftSettings: quick),
    .executableTarget(
      name: "pushlab",
      dependencies: [
        "LifecycleModel", "AppCode", "Payloads", "CommandLanguage", "Judging", "Explorer",
        "Laboratory", "Lint", "Lessons", "Dashboard",
        "TextGrid", "NcursesTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("../../assets"), .copy("../../lessons")]),
    .testTarget(
      name: "DashboardTests",
      dependencies: [
        "Dashboard", "Laboratory", "AppCode", "CommandLanguage", "LifecycleModel", "Lessons",
        "TextGrid", "RandomFrames",
      ],
      exclude: ["Frames"], swiftSettings: quick),
    .testTarget(
      name: "ScreenTests", dependencies: ["PtyKit", "pushlab"], swiftSettings: quick),
    .testTarget(name: "LifecycleModelTests", dependencies: ["LifecycleModel"]),
    .testTarget(name: "LayeringTests"),
    .testTarget(
      name: "TextGridTests", dependencies: ["TextGrid", "RandomFrames", "CPty"],
      swiftSettings: quick),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(name: "PtyKit", dependencies: ["CPty"], path: "Tests/PtyKit", swiftSettings: quick),
    .target(
      name: "RandomFrames", dependencies: ["TextGrid"], path: "Tests/RandomFrames",
      swiftSettings: quick),
    .executableTarget(
      name: "TerminalFixture", dependencies: ["TextGrid", "NcursesTerminal", "RandomFrames"],
      path: "Tests/TerminalFixture", swiftSettings: quick),
    .testTarget(
      name: "NcursesTerminalTests",
      dependencies: ["TextGrid", "PtyKit", "RandomFrames", "TerminalFixture"],
      swiftSettings: quick),
    .testTarget(
      name: "LaboratoryTests",
      dependencies: ["LifecycleModel", "AppCode", "CommandLanguage", "Laboratory"]),
    .testTarget(
      name: "ExplorerTests",
      dependencies: ["LifecycleModel", "AppCode", "CommandLanguage", "Judging", "Explorer"],
      swiftSettings: quick),
    .testTarget(
      name: "LessonsTests",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Explorer", "Laboratory", "Lessons",
        "TextGrid",
      ],
      exclude: ["Flag"], swiftSettings: quick),
    .testTarget(name: "ProgramTests", dependencies: ["pushlab", "Lessons", "CommandLanguage"]),
    .testTarget(
      name: "TranscriptTests",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Laboratory", "Explorer", "Lint",
      ],
      exclude: ["Transcripts", "Delegates"]),
    .testTarget(
      name: "AppCodeTests", dependencies: ["AppCode", "LifecycleModel"], exclude: ["Delegates"]),
    .target(
      name: "UserNotifications", path: "Tests/StandIn/UserNotifications", swiftSettings: standIn),
    .target(
      name: "UIKit", dependencies: ["UserNotifications"], path: "Tests/StandIn/UIKit",
      swiftSettings: standIn),
    .target(
      name: "CompiledDelegates", dependencies: ["UIKit", "UserNotifications"],
      path: "Tests/CompiledDelegates", swiftSettings: standIn),
    .testTarget(
      name: "DifferentialTests",
      dependencies: [
        "AppCode", "LifecycleModel", "CompiledDelegates", "UIKit", "UserNotifications",
      ],
      swiftSettings: quick),
    .testTarget(
      name: "HandbookTests", dependencies: ["CommandLanguage", "LifecycleModel", "TextGrid"],
      swiftSettings: quick),
    .testTarget(
      name: "LintTests", dependencies: ["Lint", "CommandLanguage", "Payloads", "LifecycleModel"],
      swiftSettings: quick),
    .testTarget(name: "PayloadsTests", dependencies: ["Payloads", "LifecycleModel"]),
    .testTarget(
      name: "CommandLanguageTests", dependencies: ["CommandLanguage", "Payloads", "LifecycleModel"]),
  ],
  swiftLanguageModes: [.v6]
)
