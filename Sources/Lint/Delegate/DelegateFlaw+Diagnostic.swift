import AppCode
import CommandLanguage
import LifecycleModel
import Payloads

extension DelegateFlaw {
  /// The flaw as a diagnostic. `position`: in the flaw's own file. `line` converts a line that
  /// counts through all files to one in that file.
  func finding(at position: SourcePosition, line: (Int) -> Int) -> Diagnostic {
    switch self {
    case .nearMiss(let name, let meant):
      return Diagnostic(
        position, .error, "near-miss",
        Bilingual(
          en: "iOS never calls '\(name)'; Apple's name is '\(meant.swiftName)'",
          zh: "系统不会调用 '\(name)'；苹果的名称是 '\(meant.swiftName)'"))
    case .privateMethod(let callback):
      return Diagnostic(
        position, .warning, "private-method",
        Bilingual(
          en: "'\(callback.swiftName)' is private, so that iOS cannot see it; remove 'private'",
          zh: "'\(callback.swiftName)' 是 private，系统看不到它；请去掉 'private'"))
    case .stray(let callback, let type):
      let note = SourceNote.stray(callback, of: VisibleText.of(type))
      return Diagnostic(
        position, .warning, "stray-method", Bilingual(en: note.sentence, zh: note.sentenceChinese))
    case .subclassOnly(let callback):
      return Diagnostic(
        position, .warning, "subclass-only",
        Bilingual(
          en:
            "only a subclass of the class that conforms has '\(callback.swiftName)'; in a generic "
            + "subclass iOS does not see it: '@objc' makes sure",
          zh: "'\(callback.swiftName)' 只在遵循协议的类的子类里；如果是泛型子类，系统看不到它：加上 '@objc' 最稳妥"))
    case .handlerNeverCalled(let name, let left):
      return never(name, left.map(line), position)
    case .handlerCalledTwice(let name):
      return Diagnostic(
        position, .warning, "handler-called-twice",
        Bilingual(
          en: "one way through '\(name)' calls the completion handler twice; iOS "
            + "expects one call, some versions crash at the second",
          zh: "'\(name)' 有一条路径会调用完成处理程序两次；"
            + "系统只接受一次，有的版本会在第二次崩溃"))
    case .handlerDropped(let name, let method, let at):
      return dropped(name, method, line(at), position)
    case .modeMissing(let callback, let mode):
      return Diagnostic(
        position, .warning, "mode-missing",
        Bilingual(
          en: "UIBackgroundModes lacks '\(mode.rawValue)', without which iOS does not call "
            + "'\(callback.swiftName)' in background; add it",
          zh: "UIBackgroundModes 缺少 '\(mode.rawValue)'，系统不会在后台调用 '\(callback.swiftName)'；请加上"),
        .documented, "lifecycle.A8")
    case .delegateSetLate(let isSet): return late(isSet, position)
    case .lacks(let lack): return lacking(lack, position)
    case .neverCalled(let callback, let profile):
      return Diagnostic(
        position, .note, "never-called",
        Bilingual(
          en: "under \(profile.rawValue) iOS never calls '\(callback.swiftName)' of this app",
          zh: "在 \(profile.rawValue) 下，系统不会调用此应用的 '\(callback.swiftName)'"))
    }
  }

  private func never(_ name: String, _ left: Int?, _ position: SourcePosition) -> Diagnostic {
    let words: Bilingual
    switch left {
    case nil:
      words = Bilingual(
        en: "'\(name)' never calls its completion handler; call it once on every way "
          + "through the method",
        zh: "'\(name)' 从不调用完成处理程序；每条路径都应调用一次")
    case let line? where line > 0:
      words = Bilingual(
        en: "'\(name)' returns in line \(line) without its completion handler; call "
          + "it there too",
        zh: "'\(name)' 在第 \(line) 行返回时没有调用完成处理程序；那里也要调用")
    case _?:
      words = Bilingual(
        en: "one way through '\(name)' ends without its completion handler; call it "
          + "there too",
        zh: "'\(name)' 有一条路径结束时没有调用完成处理程序；那里也要调用")
    }
    // A path that is never taken is not an error, and only the author knows which paths are taken.
    return Diagnostic(
      position, left == nil ? .error : .warning, "handler-never-called", words, .documented,
      handlerSource(name))
  }

  private func dropped(
    _ name: String, _ method: String?, _ line: Int, _ position: SourcePosition
  ) -> Diagnostic {
    let holder =
      method.map { Bilingual(en: "'\(VisibleText.of($0))'", zh: " '\(VisibleText.of($0))' ") }
      ?? Bilingual(en: "a closure", zh: "一个闭包")
    return Diagnostic(
      position, .warning, "handler-never-called",
      Bilingual(
        en: "'\(name)' gives its completion handler to \(holder.en), and one way "
          + "through it (line \(line)) does not call it; call it on every way",
        zh: "'\(name)' 把完成处理程序交给\(holder.zh)，其中有一条路径（第 \(line) 行）"
          + "没有调用它；每条路径都应调用一次"),
      .documented, handlerSource(name))
  }

  /// The source that requires the handler to be called.
  private func handlerSource(_ name: String) -> SourceKey? {
    name == Callback.didReceiveRemoteNotificationFetch.swiftName ? "lifecycle.A8" : nil
  }

  private func lacking(_ lack: Lack, _ position: SourcePosition) -> Diagnostic {
    switch lack {
    case .registration:
      return Diagnostic(
        position, .note, "no-registration",
        Bilingual(
          en:
            "nothing in these files calls registerForRemoteNotifications: without a token no push "
            + "comes, unless a library registers",
          zh: "这些文件没有调用 registerForRemoteNotifications：没有 token 就收不到推送，除非由某个库注册"),
        .documented, "push.A-REG")
    case .callReport:
      return Diagnostic(
        position, .warning, "call-not-reported",
        Bilingual(
          en:
            "a VoIP push comes here and nothing in these files calls reportNewIncomingCall: from iOS 13 "
            + "on iOS ends the app for it, unless a library reports the call",
          zh: "VoIP 推送会到这里，这些文件却没有调用 reportNewIncomingCall：从 iOS 13 起系统会因此终止应用，"
            + "除非由某个库报告来电"),
        .documented, "background.PK2")
    case .callReportOnEveryWay:
      return Diagnostic(
        position, .warning, "call-not-reported",
        Bilingual(
          en: "one way through this method ends without reportNewIncomingCall: from iOS 13 on iOS "
            + "ends the app for each VoIP push that it does not report, also in front",
          zh: "此方法有一条路径没有调用 reportNewIncomingCall：从 iOS 13 起，每条 VoIP 推送都要报告来电"
            + "（应用在前台时也一样），否则系统会终止应用"),
        .documented, "background.PK2")
    case .taskRegistrationAtLaunch:
      return Diagnostic(
        position, .warning, "task-registered-late",
        Bilingual(
          en: "a launch handler is registered here, which no launch method of these files reaches: "
            + "BGTaskScheduler wants it before didFinishLaunching returns",
          zh: "这里注册了启动处理程序，但这些文件的启动方法都不会执行到它：必须在 didFinishLaunching 返回之前注册"),
        .documented, "background.BGT-REG")
    case .taskEnd:
      return Diagnostic(
        position, .warning, "task-never-ended",
        Bilingual(
          en:
            "a background task is begun here and nothing in these files calls endBackgroundTask: when its time "
            + "is over iOS ends the app",
          zh: "这里开始了 background task，这些文件却没有调用 endBackgroundTask：时间用完时系统会终止应用"),
        .documented, "background.BBT")
    case .taskRegistration:
      return Diagnostic(
        position, .warning, "task-not-registered",
        Bilingual(
          en:
            "a task is submitted here and nothing in these files registers a launch handler: BGTaskScheduler "
            + "stops the app at submit",
          zh: "这里提交了任务，这些文件却没有注册启动处理程序：BGTaskScheduler 会在 submit 时终止应用"),
        .documented, "background.BGT-REG")
    }
  }

  private func late(_ isSet: Bool, _ position: SourcePosition) -> Diagnostic {
    let words =
      isSet
      ? Bilingual(
        en:
          "the delegate of UNUserNotificationCenter is set after didFinishLaunching has returned, so that "
          + "the tap that launched the app may be lost; set it in didFinishLaunching",
        zh: "UNUserNotificationCenter 的代理在 didFinishLaunching 返回之后才设置，启动应用的那次点击可能会丢失；"
          + "请在 didFinishLaunching 里设置")
      : Bilingual(
        en:
          "nothing in these files sets the delegate of UNUserNotificationCenter: iOS calls this method "
          + "only if a library sets it; set it in didFinishLaunching",
        zh: "这些文件没有设置 UNUserNotificationCenter 的代理：除非有库来设置，系统不会调用此方法；"
          + "请在 didFinishLaunching 里设置")
    return Diagnostic(position, .warning, "delegate-set-late", words, .documented, "push.A-UND")
  }
}
