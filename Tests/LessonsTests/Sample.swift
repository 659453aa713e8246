import BuiltInApps
import CommandLanguage
import Foundation
import Laboratory
import LifecycleModel

@testable import Lessons

/// Lessons in memory.
struct Sample {
  var texts: [String: String]
  /// Folders and files of `texts` that are links.
  var links: Set<String> = []

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  var files: LessonFiles {
    let (texts, links) = (texts, links)
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
      builtIn: { try? App.inRepository($0) }, isLink: { links.contains($0) })
  }

  /// The sample with one text of a file replaced.
  func changing(_ file: String, _ old: String, _ new: String) -> Sample {
    var sample = self
    let text = texts["pack/" + file] ?? ""
    precondition(old.isEmpty || text.contains(old), "\(file) has no \(old)")
    sample.texts["pack/" + file] = old.isEmpty ? text + new : text.replacing(old, with: new)
    return sample
  }

  func lesson(_ folder: String) throws -> Lesson { try files.lesson(in: "pack/" + folder) }

  func play(_ folder: String) throws -> LessonPlay {
    LessonPlay(try files.prepare(try lesson(folder)))
  }

  /// The sample with its present golden traces.
  var blessed: Sample {
    var sample = self
    var checker = Checker(files, blessing: true)
    _ = checker.check("pack")
    for blessing in checker.result.blessed { sample.texts[blessing.path] = blessing.text }
    return sample
  }

  func check(_ path: String = "pack") -> CheckResult {
    var checker = Checker(files)
    _ = checker.check(path)
    return checker.result
  }
}

extension Sample {
  static let header = """
    ---
    format: 1
    id: cover
    kind: break
    profile: ios9
    app: naive
    teaches: [push.arrival.inactive]
    sources: [article.1.11]
    minutes: 3
    ---

    """

  static let cover = """
    # Under cover
    Something covers the app when `didReceiveRemoteNotification` comes.

    ```start
    open
    ```
    ```goal id=woken
    The delegate takes it for a tap
    expect called didReceiveRemoteNotification in inactive
    expect treated as tap
    ```
    ```keep id=untapped
    Nobody taps
    expect not event tap
    ```
    ```hint
    What makes an app inactive?
    ```
    ```hint for=woken
    Look for a gesture.
    ```
    ```solution
    switcher
    push mixed
    ```
    ```also
    center
    push mixed
    ```
    ```wrong feedback=home
    home
    push mixed
    ```
    ```feedback id=home
    That is the background.
    ```
    ```variant
    lock
    --
    unlock
    open
    call
    push mixed
    ```

    Inactive is not a tap.

    """

  static let coverChinese = """
    # 掩护之下
    `didReceiveRemoteNotification` 到来时，有东西盖住了 App。

    ```goal id=woken
    delegate 把它当成了点击
    ```
    ```keep id=untapped
    没有人点击
    ```
    ```hint
    什么会让 App 变成未激活？
    ```
    ```hint
    找一个手势。
    ```
    ```feedback id=home
    那是后台。
    ```

    未激活不等于点击。

    """

  static let guess = """
    ---
    format: 1
    id: guess
    kind: predict
    profile: ios9
    app: naive
    needs: [cover]
    teaches: [push.no-flag-no-call]
    sources: [article.1.5]
    minutes: 2
    ---
    # Guess
    Which calls come?

    ```start
    open
    home
    ```
    ```ask
    push silent
    ```
    ```ask
    push alert
    ```
    ```choices
    didReceiveRemoteNotification
    shown banner
    ```
    ```hint
    Is there a text?
    ```
    ```hint
    Is there a flag?
    ```
    ```wrong feedback=flag
    predict didReceiveRemoteNotification, shown banner
    push alert
    ```
    ```feedback id=flag
    No flag, no call.
    ```
    ```variant
    open
    --
    push silent
    ```

    """

  static let guessChinese = """
    # 猜一猜
    会有哪些调用？

    ```hint
    有没有文字？
    ```
    ```hint
    有没有标志？
    ```
    ```feedback id=flag
    没有标志就没有调用。
    ```

    """

  static let explain = """
    ---
    format: 1
    id: why
    kind: explain
    profile: ios9
    app: naive
    teaches: [push.arrival.inactive]
    sources: [article.1.11]
    minutes: 2
    ---
    # Why
    Why does it fail?

    ```choice
    Because of the network
    The network has no part in it.
    ```
    ```choice right
    Because inactive has several causes
    Just so.
    ```
    ```hint
    Look at the state.
    ```
    ```hint
    Count its causes.
    ```

    """

  static let explainChinese = """
    # 原因
    为什么会失败？

    ```choice
    因为网络
    这与网络无关。
    ```
    ```choice
    因为未激活有多种成因
    正是如此。
    ```
    ```hint
    看看状态。
    ```
    ```hint
    数数成因。
    ```

    """

  static let pack = """
    format: 1
    title: {en: "Samples", zh-Hans: "样例"}
    lessons: [cover, guess, why, flag]
    renamed: {old-cover: cover}

    """

  /// The source of a fix lesson's delegate.
  static func flag(_ file: String) -> String {
    let text = try? String(
      contentsOf: root.appending(path: "Tests/LessonsTests/Flag/\(file)"), encoding: .utf8)
    return (text ?? "").replacing("needs: [switcher-trap]", with: "needs: [cover]")
  }

  /// A pack with a lesson of each kind that has a task.
  static let whole: Sample = {
    var texts: [String: String] = [
      "pack/pack.yaml": pack,
      "pack/cover/lesson.md": header + cover, "pack/cover/lesson.zh-Hans.md": coverChinese,
      "pack/guess/lesson.md": guess, "pack/guess/lesson.zh-Hans.md": guessChinese,
      "pack/why/lesson.md": explain, "pack/why/lesson.zh-Hans.md": explainChinese,
    ]
    for file in [
      "lesson.md", "lesson.zh-Hans.md", "app.swift", "fixed.swift", "shorter.swift",
      "never-a-tap.swift", "stays-up.swift", "no-cold-start.swift",
    ] {
      texts["pack/flag/" + file] = flag(file)
    }
    return Sample(texts: texts).blessed
  }()
}

extension Session {
  /// Submits a typed line.
  mutating func type(_ line: String) throws {
    let context = ParseContext(place: .script, file: "-")
    for parsed in try CommandParser.parse(line, context) { _ = submit(parsed) }
  }
}
