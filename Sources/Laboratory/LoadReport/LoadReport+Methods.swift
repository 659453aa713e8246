import AppCode
import CommandLanguage
import LifecycleModel

/// The methods of the files, grouped by whether iOS calls them.
extension LoadReport {
  func methods(isCut: Bool) -> [Bilingual] {
    let present = Callback.allCases.filter { line(of: $0) != nil }
    let called = present.filter {
      $0.row.availability.holds(on: stage) && !hasNewerForm($0) && !isDisabled($0)
        && !lacksOwner($0)
    }
    var others = present.filter { !called.contains($0) && !lacksOwner($0) }.map(numbered)
    // With scenes, the scene's method gets it.
    if stage.hasScenes { others += numbered(UnplayedMethod.shortcut) }
    let lines =
      called.isEmpty
      ? [Bilingual(en: "iOS calls no method of these files", zh: "系统不会调用这些文件中的任何方法")]
      : wrapped(
        Bilingual(en: "iOS calls (line): ", zh: "系统会调用（行号）："), called.flatMap(places),
        mostLines: !isCut ? .max : others.isEmpty ? 5 : 4)
    guard !others.isEmpty else { return lines }
    return lines
      + wrapped(
        Bilingual(
          en: "iOS does not call these in this configuration (line): ",
          zh: "在这种配置下，系统不会调用（行号）："),
        others, mostLines: isCut ? 2 : .max)
  }

  /// Whether iOS never calls it: the app uses BGTaskScheduler, or lacks the background mode.
  private func isDisabled(_ callback: Callback) -> Bool {
    guard callback == .performFetch else { return false }
    return !stage.modes.contains(.fetch)
      || stage.profile.hasTaskScheduler && !program.permittedTasks.isEmpty
  }

  /// Whether iOS calls another method of the files instead.
  private func hasNewerForm(_ callback: Callback) -> Bool {
    switch callback {
    case .openURLFromApplication: return program.implements(.openURL)
    case .didFinishLaunchingOld:
      return !program.hasOldLaunchMethodAlone || program.scenes.adoption == .swiftUI
    case .didReceiveRemoteNotification:
      return stage.profile.wakesForContentAvailable
        && program.implements(.didReceiveRemoteNotificationFetch)
    case .didReceiveIncomingPushOld: return program.implements(.didReceiveIncomingPush)
    default: return false
    }
  }

  /// The known classes that the app's code made UNUserNotificationCenter's delegate.
  private var centerDelegates: [String] {
    rehearsal.centerDelegates.compactMap { delegate in
      if case .object(let name) = delegate { name } else { nil }
    }
  }

  /// Whether no object with known code was ever set as the callback's delegate while pushes were tried.
  /// `methods(lackingOwner:)` reports these callbacks.
  private func lacksOwner(_ callback: Callback) -> Bool {
    switch callback.row.object {
    case .center: centerDelegates.isEmpty && stage.profile.hasNotificationCenterDelegate
    case .voip: !rehearsal.asksForCalls
    case .location: !rehearsal.hasLocationDelegate
    default: false
    }
  }

  /// Methods of PushKit and Core Location for which no delegate was set.
  var withoutDelegate: [Bilingual] {
    let reasons: [(CallbackRow.Object, Bilingual)] = [
      (
        .voip,
        Bilingual(
          en: "nothing asked PushKit for VoIP pushes when pushes were tried: iOS does not call ",
          zh: "试运行推送时没有代码向 PushKit 请求 VoIP 推送：系统不会调用 ")
      ),
      (
        .location,
        Bilingual(
          en: "no CLLocationManager had a delegate when pushes were tried: iOS does not call ",
          zh: "试运行推送时没有 CLLocationManager 设置代理：系统不会调用 ")
      ),
    ]
    return reasons.compactMap { object, reason in
      let uncalled = methods(lackingOwner: object)
      if uncalled.isEmpty { return nil }
      return Bilingual(en: reason.en + uncalled, zh: reason.zh + uncalled)
    }
  }

  /// The files' methods of that kind.
  func methods(lackingOwner object: CallbackRow.Object) -> String {
    let found = Callback.allCases.filter {
      $0.row.object == object && line(of: $0) != nil && lacksOwner($0)
    }
    return found.map { numbered($0) }.joined(separator: ", ")
  }

  /// The line of the method; nil if not implemented. Methods of UNUserNotificationCenterDelegate
  /// are looked up in that delegate.
  private func line(of callback: Callback) -> Int? {
    var answers = [program.answer(to: callback)]
    if callback.row.object == .center, !centerDelegates.isEmpty {
      answers = centerDelegates.map { program.answer(to: callback, of: $0) }
    }
    for case .implemented(let line) in answers { return line }
    return nil
  }

  /// Methods of classes that never become UNUserNotificationCenter's delegate.
  var ofOtherCenterDelegates: [Bilingual] {
    let left = [Callback.willPresent, .didReceiveResponse].compactMap { callback -> String? in
      guard line(of: callback) == nil, case .implemented(let line) = program.answer(to: callback)
      else { return nil }
      return numbered(CallbackNames.shortName(of: callback), line)
    }
    guard !left.isEmpty, let name = centerDelegates.first.map({ VisibleText.of($0) }) else {
      return []
    }
    let list = left.joined(separator: ", ")
    return [
      Bilingual(
        en: "iOS does not call \(list): the notification centre's delegate was \(name) when pushes "
          + "were tried",
        zh: "系统不会调用 \(list)：试运行推送时 UNUserNotificationCenter 的代理是 \(name)")
    ]
  }

  /// The method with its line; each of a view's closures with its own.
  private func places(_ callback: Callback) -> [String] {
    let lines = program.lines(ofClosures: callback)
    guard lines.count > 1 else { return [numbered(callback)] }
    return lines.map { numbered(CallbackNames.shortName(of: callback), $0) }
  }

  private func numbered(_ callback: Callback) -> String {
    guard let line = line(of: callback) else { return "" }
    return numbered(CallbackNames.shortName(of: callback), line)
  }

  /// All methods of that name in the files, with their lines.
  private func numbered(_ method: UnplayedMethod) -> [String] {
    let asyncLines = method.asyncForm.map { program.lines(ofMethod: $0, isAsync: true) } ?? []
    return (program.lines(ofMethod: method.rawValue) + asyncLines).sorted()
      .map { numbered(method.shortName, $0) }
  }

  private func numbered(_ name: String, _ line: Int) -> String {
    name + " " + (program.files.count > 1 ? place(line) : "\(line)")
  }

  /// Methods of the files that iOS calls and PushLab does not.
  func unplayedMethods(isCut: Bool) -> [Bilingual] {
    let found = UnplayedMethod.allCases.flatMap { method -> [String] in
      switch method {
      case .shortcut where stage.hasScenes: return []
      case .oldHandleOpen
      where [.openURL, .openURLFromApplication].contains(where: program.implements): return []
      default: return numbered(method)
      }
    }
    guard !found.isEmpty else { return [] }
    return wrapped(
      Bilingual(
        en: "iOS calls these too, PushLab does not (line): ",
        zh: "系统还会调用以下方法，PushLab 不会（行号）："), found, mostLines: isCut ? 2 : .max)
  }

  /// Methods with a callback's name in classes where iOS does not call them.
  func strays(isCut: Bool) -> [Bilingual] {
    let found = program.notes.compactMap { note -> String? in
      guard case .stray(let callback, _) = note.matter else { return nil }
      // The short name of a scene's method may be that of the application delegate's.
      let isOfScene = callback.row.object == .scene
      let name = isOfScene ? callback.swiftName : CallbackNames.shortName(of: callback)
      return numbered(name, note.line)
    }
    guard !found.isEmpty else { return [] }
    return wrapped(
      Bilingual(
        en: "iOS never calls these; their class is not the delegate for them (line): ",
        zh: "系统不会调用以下方法，它们所在的类不是对应的代理（行号）："), found, mostLines: isCut ? 3 : .max)
  }

  private var offers: [(name: String, line: Int)] {
    let ofSystem = Set(
      UnplayedMethod.allCases.flatMap { [$0.rawValue] + ($0.asyncForm.map { [$0] } ?? []) })
    return program.notes.compactMap { note in
      guard case .offered(let name, _) = note.matter, !ofSystem.contains(name) else { return nil }
      return (LoadReport.distinctive(name), note.line)
    }
  }

  /// Whether unknown code gets a closure from a call whose name speaks of notifications. Such code may run it for each
  /// push (`sdk.setNotificationClickListener { ... }`).
  var givesPushClosures: Bool {
    (rehearsal.onTheWay + rehearsal.elsewhere).contains { assumed in
      guard assumed.value.kind == .call else { return false }
      let name = methodName(assumed.what).lowercased()
      return name.contains("notification") || name.contains("push")
    }
  }

  /// The name of the last call of a chain: `SDK(a).listen() {...}` gives `listen`.
  private func methodName(_ call: String) -> Substring {
    var depth = 0
    let outside = call.filter { character in
      if "([{".contains(character) { depth += 1 }
      defer { if ")]}".contains(character) { depth -= 1 } }
      return depth == 0
    }
    return outside.split(separator: ".").last?.prefix { $0 != " " } ?? ""
  }

  /// Whether to list methods that unknown code may call. Excludes methods that share their first word
  /// (`locationManager`) with one that iOS calls.
  var hasOffersToUnknownCode: Bool {
    let ofSystem = Set(Callback.allCases.map { $0.swiftName.prefix { $0 != "(" } })
    let extensions = program.extensionsOfUnknownCode.map(\.name)
    let offeredToSystem = program.methodsOfferedToSystem
    return program.notes.contains { note in
      guard case .offered(let name, let type) = note.matter, !extensions.contains(type) else {
        return false
      }
      return !ofSystem.contains(name.prefix { $0 != "(" }) && !offeredToSystem.contains(name)
    }
  }

  /// The second label if it names the event, otherwise the name: `didFail` of `sdk(_:didFail:)`.
  private static func distinctive(_ name: String) -> String {
    let parts = name.split(separator: "(")
    let labels = parts.count == 2 ? parts[1].split(separator: ":") : []
    let isNamed =
      labels.count > 2 && labels[0] == "_"
      && (labels[1].hasSuffix("ed")
        || ["did", "will", "should"].contains(where: labels[1].hasPrefix))
    return isNamed ? String(labels[1]) : String(parts[0])
  }

  /// Methods for unknown code, such as an SDK's delegate methods.
  func offered(isCut: Bool) -> [Bilingual] {
    guard !offers.isEmpty else { return [] }
    return wrapped(
      Bilingual(
        en: "iOS or an SDK may call these, PushLab never does (line): ",
        zh: "系统或 SDK 可能会调用以下方法，PushLab 不会（行号）："),
      offers.map { numbered($0.name, $0.line) }, mostLines: isCut ? 2 : .max)
  }

  /// Methods, properties and views that only code outside of the files may call, set or show.
  func uncalledMethods(isCut: Bool) -> [Bilingual] {
    let found = program.notes.compactMap { note -> String? in
      guard case .uncalledMethod(let name, _) = note.matter else { return nil }
      return numbered(String(name.prefix { $0 != "(" }), note.line)
    }
    let unset = program.notes.compactMap { note -> String? in
      guard case .unset(let name, _) = note.matter else { return nil }
      return numbered(name, note.line)
    }
    let hiddenViews = program.notes.compactMap { note -> String? in
      guard case .hiddenView(let name) = note.matter else { return nil }
      return numbered(name, note.line)
    }
    let lent = program.notes.compactMap { note -> String? in
      guard case .lent(let name) = note.matter else { return nil }
      return numbered(name, note.line)
    }
    let unpostedNotifications = program.notes.compactMap { note -> String? in
      guard case .unpostedNotification(let name) = note.matter else { return nil }
      return numbered(name, note.line)
    }
    let lists: [(head: Bilingual, names: [String])] = [
      (
        Bilingual(
          en: "no file calls these, their types are not here; what they set stays unset (line): ",
          zh: "没有文件调用以下方法，它们的类型不在文件中；由它们设置的内容保持未设置（行号）："),
        found
      ),
      (
        Bilingual(
          en: "no code that PushLab runs sets these, so they stay nil (line): ",
          zh: "PushLab 运行的代码都没有设置以下属性，它们一直是 nil（行号）："),
        unset
      ),
      (
        Bilingual(
          en: "views that no shown view of these files contains; their closures never run (line): ",
          zh: "应用显示的视图中没有以下视图，它们的闭包不会运行（行号）："),
        hiddenViews
      ),
      (
        Bilingual(
          en: "given to views that are not in these files; PushLab never writes these (line): ",
          zh: "以下绑定交给了不在文件中的视图，PushLab 不会写入（行号）："),
        lent
      ),
      (
        Bilingual(
          en: "no file posts these notifications; PushLab never runs their observers (line): ",
          zh: "没有文件发送以下通知，PushLab 不会运行它们的观察者（行号）："),
        unpostedNotifications
      ),
    ]
    return lists.filter { !$0.names.isEmpty }.flatMap {
      wrapped($0.head, $0.names, mostLines: isCut ? 1 : .max)
    }
  }
}
