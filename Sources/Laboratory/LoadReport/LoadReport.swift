import AppCode
import CommandLanguage
import LifecycleModel

/// The load report of an app: everything that a user must know before the first event.
package struct LoadReport {
  private let app: App
  let stage: Configuration
  let rehearsal: PushRehearsal

  private static let mostLines = 24
  private static let mostAssumptions = 6
  private static let mostClosures = 4
  private static let width = 96

  package init(_ app: App, _ stage: Configuration) {
    self.app = app
    self.stage = stage
    rehearsal = PushRehearsal(app.program, stage)
  }

  /// At most 24 lines.
  package var page: [Bilingual] {
    let above =
      [head] + scenes + [modes] + texts + taken + methods(isCut: true)
      + unplayedMethods(isCut: true)
      + strays(isCut: true)
    let below = offered(isCut: true) + missing + uncalledMethods(isCut: true) + rest
    // Room for the rest, without its two headings.
    let room = LoadReport.mostLines - above.count - below.count - 2
    let given = closures(most: max(1, min(LoadReport.mostClosures, room - 2)))
    let left = room + 1 - given.count
    let page =
      above + assumptions(most: max(1, min(LoadReport.mostAssumptions, left))) + given + below
    guard page.count > LoadReport.mostLines else { return page }
    return page.prefix(LoadReport.mostLines - 1) + [LoadReport.more]
  }

  private static let more = Bilingual(
    en: "and more: show app all", zh: "其余内容：show app all")

  var program: DelegateProgram { app.program }

  private var head: Bilingual {
    let names = program.files.map { VisibleText.of($0.name) }
    let shown = names.prefix(4).joined(separator: ", ")
    let more = names.count - 4
    if names.count == 1, case .file = app.choice {
      return Bilingual(en: "app \(names[0])", zh: "app \(names[0])")
    }
    return Bilingual(
      en: "app \(VisibleText.of(app.name, limit: 60)): \(shown)"
        + (more > 0 ? " and \(more) more files" : ""),
      zh: "app \(VisibleText.of(app.name, limit: 60))：\(shown)"
        + (more > 0 ? "，另有 \(more) 个文件" : ""))
  }

  /// States whether the app has scenes, with the evidence, and which profiles do not fit.
  private var scenes: [Bilingual] {
    let evidence = program.scenes
    guard let declaration = evidence.declaration else {
      return [
        Bilingual(
          en: "without scenes: nothing in the files adopts them",
          zh: "不使用 scene：文件没有采用 scene")
      ]
    }
    let place = evidence.line.map { " (" + self.place($0) + ")" } ?? ""
    let found = VisibleText.of(declaration) + place
    guard stage.hasScenes else {
      let name = stage.profile.name.rawValue
      return [
        Bilingual(
          en: "without scenes: the app adopts them, by \(found), but profile \(name) plays none: "
            + "scene methods are not called",
          zh: "不使用 scene：应用通过 \(found) 采用了 scene，但 \(name) 不模拟 scene，scene 的方法不会被调用")
      ]
    }
    let words = Bilingual(en: "with scenes: \(found)", zh: "使用 scene：\(found)")
    let views = evidence.adoption == .swiftUI ? [LoadReport.ofViews] : []
    return [words] + (evidence.lacksManifest ? [LoadReport.noManifest] : [])
      + (evidence.namesNoDelegate ? [LoadReport.noDelegate(evidence.unusedDelegate)] : [])
      + (program.isSceneDelegateToo ? [oneObject] : []) + views
  }

  private static let noManifest = Bilingual(
    en: "the Info.plist has no UIApplicationSceneManifest; taken as made by the build settings, "
      + "since without one iOS plays no scenes",
    zh: "Info.plist 中没有 UIApplicationSceneManifest；没有它系统就不使用 scene，这里当作由构建设置生成")

  private static func noDelegate(_ unused: String?) -> Bilingual {
    let name = unused.map { VisibleText.of($0) }
    return Bilingual(
      en: "the manifest has no UISceneDelegateClassName and no code sets delegateClass: the scene "
        + "has no delegate" + (name.map { ", \($0) is not made" } ?? ""),
      zh: "manifest 没有 UISceneDelegateClassName，代码也没有设置 delegateClass：scene 没有代理"
        + (name.map { "，不会创建 \($0)" } ?? ""))
  }

  private var oneObject: Bilingual {
    let name = VisibleText.of(program.className)
    return Bilingual(
      en: "\(name) is the scene's delegate too: UIKit makes two objects of it, PushLab plays one",
      zh: "\(name) 同时是 scene 代理：UIKit 会创建两个对象，PushLab 只模拟一个")
  }

  private static let ofViews = Bilingual(
    en: "SwiftUI: closures of onAppear, onDisappear, task, onChange, onOpenURL, backgroundTask and "
      + "onReceive run; the rest of the views is opaque",
    zh: "SwiftUI：运行 onAppear、onDisappear、task、onChange、onOpenURL、backgroundTask 和 onReceive "
      + "的闭包；视图的其余部分不透明")

  private var modes: Bilingual {
    let words = stage.modes.map(\.rawValue).joined(separator: ", ")
    let list = words.isEmpty ? "none" : words
    let isInferred =
      !program.declaresModes && stage.modes == BackgroundMode.ordered(program.defaultModes)
    guard isInferred else { return Bilingual(en: "modes \(list)", zh: "modes \(list)") }
    let isMissing = program.infoPlistLacksModes
    return Bilingual(
      en: "modes \(list) (inferred from its methods"
        + (isMissing ? "; the Info.plist has no UIBackgroundModes)" : ")"),
      zh: "modes \(list)（由方法推断" + (isMissing ? "；Info.plist 中没有 UIBackgroundModes）" : "）"))
  }

  private func assumptions(most: Int) -> [Bilingual] {
    let found = rehearsal.onTheWay.filter { ![.call, .text].contains($0.value.kind) }
    if rehearsal.isCut {
      let head = Bilingual(
        en: "the code ran over its bound when pushes were tried: what it assumes is not known"
          + (found.isEmpty ? "" : " but for"),
        zh: "试运行推送时代码超出了运行上限：不清楚全部的假定" + (found.isEmpty ? "" : "，已知的有"))
      return [head] + list(found, most: most)
    }
    guard !found.isEmpty else {
      return [
        Bilingual(
          en: "no assumptions on the way of a push", zh: "推送经过的代码不需要任何假定")
      ]
    }
    let head = Bilingual(
      en: "assumed on the way of a push: \(found.count) (`assume FILE:LINE VALUE` says otherwise)",
      zh: "推送经过的代码中的假定：\(found.count) 项（可用 `assume FILE:LINE VALUE` 更改）")
    return [head] + list(found, most: most)
  }

  private func closures(most: Int) -> [Bilingual] {
    let found = (rehearsal.onTheWay + rehearsal.elsewhere).filter { $0.value.kind == .call }
    guard !found.isEmpty else { return [] }
    let head = Bilingual(
      en: "handlers and closures given to unknown code: \(found.count)",
      zh: "传给未知代码的完成处理程序和闭包：\(found.count) 个")
    return [head] + list(found, most: most)
  }

  private func list(_ all: [Assumed], most: Int) -> [Bilingual] {
    let shown = all.prefix(all.count > most ? most - 1 : most).map { assumed -> Bilingual in
      let what = VisibleText.of(Value.shown(assumed.what, limit: 60))
      let text = "  \(place(assumed.line)) \(what): \(assumed.value.word)"
      return Bilingual(en: text, zh: text)
    }
    let more = all.count - shown.count
    guard more > 0 else { return shown }
    return shown + [
      Bilingual(en: "  and \(more) more: show app all", zh: "  另有 \(more) 项：show app all")
    ]
  }

  /// Where a tap goes without UNUserNotificationCenter's delegate: to the push method in an app without scenes,
  /// otherwise into the connection options of a scene.
  private func tapsWithoutCenterDelegate(handlesPush: Bool) -> Bilingual {
    let head =
      program.setsCenterDelegate
      ? Bilingual(
        en: "no didReceive response in these files: ", zh: "这些文件中没有 didReceive response：")
      : Bilingual(
        en: "no delegate of UNUserNotificationCenter in these files: ",
        zh: "这些文件中没有 UNUserNotificationCenter 的代理：")
    let isWrapped = program.startClass != nil && program.app == nil
    if !isWrapped, !stage.hasScenes, handlesPush {
      return Bilingual(
        en: head.en + "a tap goes to didReceiveRemoteNotification",
        zh: head.zh + "点击会交给 didReceiveRemoteNotification")
    }
    if !isWrapped, stage.hasScenes, program.implements(.sceneWillConnect) {
      return Bilingual(
        en: head.en + "a tap reaches a scene's connection options at a cold launch only",
        zh: head.zh + "只有冷启动时的点击会出现在 scene 的连接选项里")
    }
    if isWrapped || hasOffersToUnknownCode || givesPushClosures {
      return Bilingual(
        en: head.en + "a tap reaches them through unknown code only",
        zh: head.zh + "点击只能通过未知代码到达这里")
    }
    return Bilingual(en: head.en + "no tap reaches them", zh: head.zh + "点击不会到达这里")
  }

  /// Classes in other files that take part in callbacks.
  private var elsewhere: [Bilingual] {
    var lines: [Bilingual] = []
    if let start = program.startClass, let app = program.app {
      let (start, app) = (VisibleText.of(start), VisibleText.of(app))
      lines.append(
        Bilingual(
          en: "@main is \(start), whose main() is not played: it is taken to start \(app)",
          zh: "@main 是 \(start)，它的 main() 不会演示：假定它启动 \(app)"))
    } else if let start = program.startClass {
      let (start, delegate) = (VisibleText.of(start), VisibleText.of(program.className))
      lines.append(
        Bilingual(
          en: "@main is \(start), whose superclass is not in these files: \(delegate) is played "
            + "as the delegate",
          zh: "@main 是 \(start)，它的父类不在这些文件中：把 \(delegate) 当作代理"))
    }
    if let superclass = program.unknownSuperclass {
      let (name, delegate) = (VisibleText.of(superclass), VisibleText.of(program.className))
      lines.append(
        Bilingual(
          en: "\(delegate) inherits from \(name), which is not in these files: what that does in "
            + "iOS's calls is not played",
          zh: "\(delegate) 继承自 \(name)，后者不在这些文件中：它在系统回调中做的事不会演示"))
    }
    lines += missingSceneDelegate
    for (name, superclass) in program.extensionsOfUnknownCode {
      let (name, superclass) = (VisibleText.of(name), VisibleText.of(superclass))
      lines.append(
        Bilingual(
          en: "\(name) inherits from \(superclass), which is not in these files: what that does as "
            + "a service extension is not played",
          zh: "\(name) 继承自 \(superclass)，后者不在这些文件中：它作为通知服务扩展做的事不会演示"))
    }
    let ofViews = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    ]
    if let line = ofViews.compactMap(program.line(ofMethod:)).min() {
      let isOneFile = program.files.count == 1
      lines.append(
        Bilingual(
          en: "view controllers are not shown: viewDidLoad and the like do not run "
            + "(\(isOneFile ? "line \(line)" : place(line)))",
          zh: "不显示视图控制器：viewDidLoad 等方法不会运行"
            + "（\(isOneFile ? "第 \(line) 行" : place(line))）"))
    }
    return lines
  }

  /// Parts that apps with pushes usually have and this app lacks.
  private var missing: [Bilingual] {
    if let name = program.missingDelegate.map({ VisibleText.of($0) }) {
      return [
        Bilingual(
          en:
            "the adaptor's class \(name) is not in these files: what iOS calls on it is not played",
          zh: "适配器的类 \(name) 不在这些文件中：系统对它的调用不会演示")
      ] + (centerMethods.isEmpty ? [] : [noCenterDelegate]) + marks
    }
    var lines = elsewhere
    let handlesPush = [.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification]
      .contains(where: program.implements)
    let hasCenterMethods = [.didReceiveResponse, .willPresent].contains(where: program.someTypeHas)
    if let name = rehearsal.unknownCenterDelegate {
      lines.append(ofUnknownCenterDelegate(name))
    } else if !hasCenterMethods, stage.profile.hasNotificationCenterDelegate {
      lines.append(tapsWithoutCenterDelegate(handlesPush: handlesPush))
    } else if rehearsal.centerDelegates.isEmpty, stage.profile.hasNotificationCenterDelegate {
      lines.append(noCenterDelegate)
    }
    lines += ofOtherCenterDelegates
    lines += withoutDelegate
    if !handlesPush {
      let head = Bilingual(
        en: "no didReceiveRemoteNotification in these files: ",
        zh: "这些文件中没有 didReceiveRemoteNotification：")
      lines.append(
        givesPushClosures
          ? Bilingual(
            en: head.en + "an arrival in background reaches them through unknown code only",
            zh: head.zh + "后台到达的推送只能通过未知代码到达这里")
          : Bilingual(
            en: head.en + "no arrival reaches them in background",
            zh: head.zh + "后台到达的推送不会到达这里"))
    } else if !stage.has(.remoteNotification), stage.profile.wakesForContentAvailable {
      lines.append(
        Bilingual(
          en: "no mode remote-notification: no push wakes the app",
          zh: "没有 remote-notification 模式：推送不会唤醒应用"))
    }
    return lines + marks
  }

  private var centerMethods: String { methods(lackingOwner: .center) }

  private func ofUnknownCenterDelegate(_ name: String) -> Bilingual {
    guard !centerMethods.isEmpty else {
      return Bilingual(
        en: "the notification centre's delegate is \(name), whose code is not here: what it does "
          + "with pushes in front, taps and buttons is not played",
        zh: "UNUserNotificationCenter 的代理是 \(name)，这里没有它的代码：它如何处理前台推送、点击和按钮不会演示")
    }
    return Bilingual(
      en:
        "the notification centre's delegate is \(name), whose class is not known here: \(centerMethods) "
        + "may be its methods, and are not played",
      zh: "UNUserNotificationCenter 的代理是 \(name)，无法知道它的类：\(centerMethods) 可能是它的方法，不会演示")
  }

  private var noCenterDelegate: Bilingual {
    let methods = centerMethods.isEmpty ? "" : " (\(centerMethods))"
    return Bilingual(
      en: "nothing set the delegate of UNUserNotificationCenter when pushes were tried: iOS "
        + "calls none of its methods, unless a library or code that did not run sets it" + methods,
      zh: "试运行推送时没有代码设置 UNUserNotificationCenter 的代理：除非由库或当时未运行的代码设置，否则系统不会调用它的方法"
        + methods)
  }

  private var marks: [Bilingual] {
    guard !program.hasMarks else { return [] }
    return [
      Bilingual(
        en: "no marks: add `// pushlab: arrival` and `// pushlab: tap` to get verdicts",
        zh: "没有标记：加上 `// pushlab: arrival` 和 `// pushlab: tap` 才有判定")
    ]
  }

  private var rest: [Bilingual] {
    var names = 0
    var left = 0
    var slips: [Located<SourceNote>] = []
    for note in program.notes {
      switch note.matter {
      case .unknownName, .unknownMember, .unknownCondition: names += 1
      case .notPlayed: left += 1
      case .nearMiss, .privateMethod, .withoutAdaptor, .secondDelegate, .merged: slips.append(note)
      case .stray, .uncalledMethod, .offered, .projectFlag, .unset, .hiddenView, .lent,
        .unpostedNotification:
        break
      }
    }
    var lines = slips.prefix(2).map { app.line(of: $0) }
    guard names + left + rehearsal.elsewhere.count > 0 else { return lines }
    let isCut = program.notes.count >= DelegateProgram.mostNotes
    let count = Bilingual(
      en: (isCut ? "at least " : "") + "\(names)", zh: (isCut ? "至少 " : "") + "\(names)")
    lines.append(
      Bilingual(
        en: "unknown names and conditions: \(count.en); not played: \(left); assumed elsewhere: "
          + "\(rehearsal.elsewhere.count) (show app all)",
        zh: "未知的名称和条件：\(count.zh) 处；不模拟：\(left) 处；其他假定：\(rehearsal.elsewhere.count) 项"
          + "（show app all）"))
    return lines
  }

  /// All findings, for `show app all`.
  package var everything: [Bilingual] {
    let assumed = (rehearsal.onTheWay + rehearsal.elsewhere).sorted { $0.line < $1.line }
    return [head] + scenes + [modes] + texts + taken + methods(isCut: false)
      + unplayedMethods(isCut: false) + strays(isCut: false) + list(assumed, most: .max)
      + offered(isCut: false) + missing + uncalledMethods(isCut: false)
      + app.report
  }

  // MARK: Words

  func place(_ line: Int) -> String {
    let place = program.place(ofLine: line)
    return "\(VisibleText.of(place.file)):\(place.line)"
  }

  func wrapped(_ head: Bilingual, _ words: [String], mostLines: Int) -> [Bilingual] {
    var lines: [[String]] = [[]]
    var width = head.en.count
    var left = words.count
    for word in words {
      if width + word.count + 2 > LoadReport.width {
        if lines.count < mostLines {
          lines.append([])
          width = 2
        } else if !lines[lines.count - 1].isEmpty {
          break
        }
      }
      lines[lines.count - 1].append(word)
      width += word.count + 2
      left -= 1
    }
    var texts = lines.map { $0.joined(separator: ", ") }
    if left > 0 { texts[texts.count - 1] += " ... +\(left)" }
    return texts.enumerated().map { index, text in
      index == 0
        ? Bilingual(en: head.en + text, zh: head.zh + text)
        : Bilingual(en: "  " + text, zh: "  " + text)
    }
  }
}
