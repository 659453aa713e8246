import BuiltInApps
import CommandLanguage
import Demo
import Foundation
import Laboratory
import LifecycleModel
import RepositoryHandbook
import TextGrid

@testable import Dashboard
@testable import Lessons

/// A demo in memory.
struct Sample {
  var texts: [String: String]

  static let path = "class/three.demo.md"
  static let translationPath = "class/three.demo.zh-Hans.md"

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  var files: LessonFiles {
    let texts = texts
    return LessonFiles(
      read: { path, limit in
        guard let text = texts[path] else { return .failure(.notFound) }
        return text.utf8.count > limit
          ? .failure(.tooLarge(limit: limit)) : .success(Array(text.utf8))
      },
      names: { folder in
        let inside = texts.keys.filter { $0.hasPrefix(folder + "/") }
          .compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first }
        return inside.isEmpty ? nil : Set(inside.map(String.init)).sorted()
      },
      builtIn: { try? App.inRepository($0) })
  }

  /// The sample with one text of the English file replaced.
  func changing(_ old: String, _ new: String, in path: String = Sample.path) -> Sample {
    var sample = self
    let text = texts[path] ?? ""
    precondition(text.contains(old), "the demo has no \(old)")
    sample.texts[path] = text.replacing(old, with: new)
    return sample
  }

  /// A demo that comes with the program, or a file of questions elsewhere.
  static func shipped(_ path: String) throws -> Sample {
    var sample = Sample(texts: [:])
    for (ending, target) in [
      (".demo.md", Sample.path), (".demo.zh-Hans.md", Sample.translationPath),
    ] {
      sample.texts[target] = try String(
        contentsOf: root.appending(path: path + ending), encoding: .utf8)
    }
    return sample
  }

  static let shippedDemos = ["why-was-my-delegate-not-called", "silent-push"]

  func script() throws -> DemoScript { try files.demo(at: Sample.path) }

  func player() throws -> DemoPlayer {
    try DemoPlayer(script(), files, handbook: .repository)
  }

  func show(
    _ width: Int = 80, _ height: Int = 24, _ language: Language = .english,
    _ theme: Theme.Name = .dark
  ) throws -> DemoState {
    let track = try player().track
    let apps = Dictionary(
      track.ends.map { ($0.setup.app.choice, $0.setup.app) }, uniquingKeysWith: { $1 })
    return DemoState(
      track, language: language, theme: Theme(theme), size: Size(width: width, height: height),
      apps: apps)
  }

  /// The findings of the rehearsal of one screen; nil if the demo cannot be read.
  func complaints(everywhere: Bool = false) throws -> [Diagnostic] {
    do {
      var rehearsal = Rehearsal(try player())
      if everywhere {
        rehearsal.playEverywhere()
      } else {
        rehearsal.play(Size(width: 60, height: 20), .english, .dark)
      }
      return rehearsal.result.complaints
    } catch let faults as Diagnostics {
      return faults.list.map { Diagnostic($0, .format) }
    }
  }

  /// Three questions in the format of the teacher's page.
  static let three = Sample(texts: [
    path: """
    ---
    format: 1
    id: three
    title: Three questions
    profile: ios9
    app: naive
    minutes: 10
    ---

    ## background In the background
    The app is in the background. A push arrives.

    ```stage
    open
    home
    ```
    ```do
    push mixed "Build finished"
    ```
    ```ask
    Is the delegate called?
    ```
    ```choice
    Yes, in state background
    expect called didReceiveRemoteNotification in background
    ```
    ```choice
    No
    expect not called didReceiveRemoteNotification
    ```
    ```notes
    minutes 3

    Let them talk.
    ```
    ```expect
    treated as arrival
    ```

    ## swiped Swiped away
    The user has swiped the app away. A push arrives.

    ```stage
    open
    switcher
    swipe
    ```
    ```do
    push mixed "Build finished"
    ```
    ```ask
    Is the delegate called?
    ```
    ```choice
    Yes
    expect called didReceiveRemoteNotification
    ```
    ```choice
    No, nothing is called
    expect calls nothing
    ```
    ```reveal
    verdict
    ```
    ```show
    phone flags
    ```

    ## switcher Under the app switcher
    The app switcher is open. A push arrives.

    ```stage
    open
    switcher
    ```
    ```do
    push mixed "Build finished"
    ```
    ```ask
    What does the delegate take it for?
    ```
    ```choice
    For an arrival
    expect treated as arrival
    ```
    ```choice
    For a tap
    expect treated as tap
    ```
    """,
    translationPath: """
    # 三个问题

    ## background 在后台
    应用在后台。一条推送到达。

    ```ask
    代理方法会被调用吗？
    ```
    ```choice
    会，状态是后台
    ```
    ```choice
    不会
    ```
    ```notes
    让大家讨论。
    ```

    ## swiped 被划掉
    用户划掉了应用。一条推送到达。

    ```ask
    代理方法会被调用吗？
    ```
    ```choice
    会
    ```
    ```choice
    不会，什么都不调用
    ```

    ## switcher 在应用切换器之下
    应用切换器打开着。一条推送到达。

    ```ask
    代理把它当作什么？
    ```
    ```choice
    到达
    ```
    ```choice
    点击
    ```
    """,
  ])
}
