// swift-tools-version: 6.1
import PackageDescription

/// Debug builds of our own code are optimised: the program is used as it is built by `scripts/run`,
/// and swift-syntax alone takes four minutes in a release build.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

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
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      swiftSettings: quick),
    .target(name: "Payloads", dependencies: ["LifecycleModel"], swiftSettings: quick),
    .target(
      name: "CommandLanguage", dependencies: ["LifecycleModel", "Payloads"], swiftSettings: quick),
    .target(
      name: "Laboratory",
      dependencies: ["LifecycleModel", "AppCode", "CommandLanguage", "Payloads"],
      swiftSettings: quick),
    .executableTarget(
      name: "pushlab",
      dependencies: [
        "LifecycleModel", "AppCode", "Payloads", "CommandLanguage", "Laboratory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("../../assets")],
      swiftSettings: quick),
    .testTarget(name: "PayloadsTests", dependencies: ["Payloads", "LifecycleModel"]),
    .testTarget(
      name: "CommandLanguageTests", dependencies: ["CommandLanguage", "Payloads", "LifecycleModel"]),
  ],
  swiftLanguageModes: [.v6]
)
