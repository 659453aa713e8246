import AppCode
import CommandLanguage
import Foundation
import LifecycleModel
import Testing

@testable import Explorer

/// Questions as `pushlab explore` asks them.
func question(
  _ app: String, _ profile: Profile.Name = .ios9,
  _ goal: Goal = .broken(Exploration.Property.usual),
  with more: [String] = [], only: [String]? = nil, depth: Int = Exploration.usualDepth
) throws -> Search.Question {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(
    contentsOf: folder.appending(path: "assets/apps/\(app).swift"), encoding: .utf8)
  return try question(code: text, profile, goal, with: more, only: only, depth: depth)
}

func question(
  code: String, _ profile: Profile.Name = .ios9,
  _ goal: Goal = .broken(Exploration.Property.usual), with more: [String] = [],
  only: [String]? = nil, depth: Int = Exploration.usualDepth
) throws -> Search.Question {
  guard case .program(let program) = loadApp(file: "AppDelegate.swift", text: code) else {
    throw NotPlayed()
  }
  var stage = Configuration(profile: Profile(profile))
  stage.adoption = program.scenes.adoption
  stage.setModes(program.defaultModes)
  return Search.Question(
    start: World(stage: stage), program: program,
    events: try (only.map(events) ?? Exploration.usualEvents) + events(more), goal: goal,
    depth: depth)
}

struct NotPlayed: Error {}

/// A delegate with a push method, a launch method, and further members in line 4. The first
/// statement of `launch` is in line 6, that of `push` in line 14.
func delegate(members: String = "", launch: String = "", push: String) -> String {
  """
  // UIBackgroundModes: remote-notification
  import UIKit
  class AppDelegate: UIResponder, UIApplicationDelegate {
    \(members)
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
      \(launch)
      return true
    }
    func application(
      _ application: UIApplication,
      didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      \(push)
    }
  }
  """
}

private func events(_ words: [String]) throws -> [Exploration.Candidate] {
  guard !words.isEmpty else { return [] }
  return try EventList.read(
    words.joined(separator: ","), from: "test", ParseContext(place: .script, file: "test"))
}

func expectation(_ text: String) throws -> CommandLanguage.Expectation {
  try CommandLanguage.Expectation.read(
    text, from: "test", ParseContext(place: .script, file: "test"))
}
