// swift-tools-version: 6.1
import PackageDescription

/// Settings of the stand-ins for iOS's modules, and of the delegates that a test compiles against
/// them. Such delegates may have global variables.
let standIn: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// The toolchain contains SwiftSyntax and SwiftParser as built libraries. The scripts use them if
/// their version fits (`scripts/syntax-flags`) and set this variable. Otherwise the package is
/// built.
let toolchainSyntax = Context.environment["PUSHLAB_TOOLCHAIN_SYNTAX"] != nil
let syntaxPackage: [Package.Dependency] =
  toolchainSyntax
  ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")]
let syntaxModules: [Target.Dependency] =
  toolchainSyntax
  ? []
  : ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"].map {
    .product(name: $0, package: "swift-syntax")
  }

/// A module imports only what its line lists; CI builds with explicit import checking.
let package = Package(
  name: "pushlab",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "pushlab", targets: ["pushlab"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ] + syntaxPackage,
  targets: [
    .target(name: "LifecycleModel"),
    .target(name: "Platform"),
    .target(
      name: "AppCode",
      dependencies: ["LifecycleModel", "Payloads", "Platform", "TextGrid"] + syntaxModules),
    .target(name: "Payloads", dependencies: ["LifecycleModel"]),
    .target(
      name: "CommandLanguage", dependencies: ["LifecycleModel", "Payloads", "TextGrid"]),
    .target(
      name: "Judging", dependencies: ["LifecycleModel", "CommandLanguage"]),
    .target(
      name: "Explorer",
      dependencies: ["LifecycleModel", "CommandLanguage", "Judging", "Platform"]),
    .target(
      name: "Laboratory",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Payloads", "Judging", "Explorer",
        "Platform", "TextGrid",
      ]),
    .target(
      name: "Lint",
      dependencies: ["LifecycleModel", "AppCode", "CommandLanguage", "Payloads", "TextGrid"]),
    .target(name: "TextGrid"),
    .target(
      name: "Lessons",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Judging", "Explorer", "Laboratory",
        "Platform", "TextGrid",
      ]),
    .target(
      name: "Demo",
      dependencies: [
        "LifecycleModel", "CommandLanguage", "Judging", "Laboratory", "Lessons", "TextGrid",
      ]),
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "NcursesTerminal", dependencies: ["TextGrid", "CNcurses", "Platform"]),
    .target(
      name: "Dashboard",
      dependencies: [
        "LifecycleModel", "CommandLanguage", "Judging", "Explorer", "Laboratory", "Lessons",
        "Demo", "TextGrid",
      ]),
    .executableTarget(
      name: "pushlab",
      dependencies: [
        "LifecycleModel", "AppCode", "Payloads", "CommandLanguage", "Judging", "Explorer",
        "Laboratory", "Lint", "Lessons", "Demo", "Dashboard",
        "Platform", "TextGrid", "NcursesTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The folder of the target is the whole tree, so that it contains its resources.
      path: ".",
      exclude: [
        "ARCHITECTURE.md", "CHANGELOG.md", "Dockerfile", "LICENSE", "docs", "examples", "README.md",
        "Tests", "scripts", "share",
      ],
      sources: ["Sources/pushlab"],
      resources: [.copy("assets"), .copy("lessons"), .copy("demos")],
      // The package manager adds a file for the resources that imports Foundation. Without this its
      // members would be visible in our files as well, and one call of them links 50 MB.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .target(
      name: "RepositoryHandbook", dependencies: ["CommandLanguage", "LifecycleModel"],
      path: "Tests/RepositoryHandbook"),
    .target(
      name: "BuiltInApps", dependencies: ["AppCode", "CommandLanguage", "Laboratory"],
      path: "Tests/BuiltInApps"),
    .testTarget(
      name: "DashboardTests",
      dependencies: [
        "BuiltInApps", "RepositoryHandbook",
        "Dashboard", "Laboratory", "AppCode", "CommandLanguage", "LifecycleModel", "Lessons",
        "TextGrid", "RandomFrames",
      ],
      exclude: ["Frames"]),
    .testTarget(
      name: "ScreenTests", dependencies: ["PtyKit", "pushlab"]),
    .testTarget(name: "LifecycleModelTests", dependencies: ["LifecycleModel"]),
    .testTarget(name: "LayeringTests"),
    .testTarget(
      name: "JudgingTests", dependencies: ["LifecycleModel", "CommandLanguage", "Judging"]),
    .testTarget(
      name: "TextGridTests", dependencies: ["TextGrid", "RandomFrames", "CPty"]),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(name: "PtyKit", dependencies: ["CPty"], path: "Tests/PtyKit"),
    .target(
      name: "RandomFrames", dependencies: ["TextGrid"], path: "Tests/RandomFrames"),
    .executableTarget(
      name: "TerminalFixture", dependencies: ["TextGrid", "NcursesTerminal", "RandomFrames"],
      path: "Tests/TerminalFixture"),
    .testTarget(
      name: "NcursesTerminalTests",
      dependencies: [
        "TextGrid", "NcursesTerminal", "PtyKit", "RandomFrames", "TerminalFixture",
      ]),
    .testTarget(
      name: "LaboratoryTests",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Laboratory", "Explorer", "Platform",
        "BuiltInApps", "RepositoryHandbook",
      ]),
    .testTarget(
      name: "ExplorerTests",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Judging", "Explorer", "Platform",
      ]),
    .testTarget(
      name: "LessonsTests",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Explorer", "Laboratory", "Lessons",
        "TextGrid", "BuiltInApps",
      ],
      exclude: ["Flag", "Claims"]),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "BuiltInApps", "RepositoryHandbook",
        "LifecycleModel", "AppCode", "CommandLanguage", "Laboratory", "Lessons", "Demo",
        "Dashboard", "TextGrid",
      ]),
    .testTarget(name: "ProgramTests", dependencies: ["pushlab", "Lessons", "CommandLanguage"]),
    .testTarget(
      name: "TranscriptTests",
      dependencies: [
        "LifecycleModel", "AppCode", "CommandLanguage", "Laboratory", "Explorer", "Lint",
        "RepositoryHandbook",
      ],
      exclude: ["Transcripts", "Delegates", "Questions/questions.txt"]),
    .testTarget(
      name: "AppCodeTests", dependencies: ["AppCode", "LifecycleModel", "Platform"],
      exclude: ["Delegates"]),
    .testTarget(
      name: "SwiftCorpusTests", dependencies: ["AppCode", "LifecycleModel"] + syntaxModules),
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
      ]),
    .testTarget(
      name: "HandbookTests",
      dependencies: ["CommandLanguage", "LifecycleModel", "TextGrid", "RepositoryHandbook"]),
    .testTarget(
      name: "LintTests", dependencies: ["Lint", "CommandLanguage", "Payloads", "LifecycleModel"]),
    .testTarget(name: "PayloadsTests", dependencies: ["Payloads", "LifecycleModel"]),
    .testTarget(
      name: "CommandLanguageTests", dependencies: ["CommandLanguage", "Payloads", "LifecycleModel"]),
  ],
  swiftLanguageModes: [.v6]
)

// The program's folder is the whole tree, so the sources of the other modules are excluded.
for program in package.targets where program.name == "pushlab" {
  program.exclude += package.targets.filter {
    $0.path == nil && $0.type != .test && $0.name != program.name
  }.map { "Sources/\($0.name)" }
}
