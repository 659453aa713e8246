import LifecycleModel

/// A line of the load report about something opaque, assumed or ignored. The app runs nevertheless.
package enum SourceNote: SourceMatter {
  /// A name that the files do not declare and the simulator does not know.
  case unknownName(String)
  case unknownMember(String)
  case notPlayed(Construct)
  /// A condition that depends on an unknown name.
  case unknownCondition(String)
  /// A method with a misspelt name, which iOS never calls, and Apple's name.
  case nearMiss(String, meant: String)
  /// iOS cannot call a private method.
  case privateMethod(String)
  /// The class is not a delegate on which iOS calls the method.
  case stray(Callback, of: String)
  /// A method in an extension of a type that is not in the files. It passes closures to the app's objects, and no file
  /// calls it.
  case uncalledMethod(String, of: String)
  /// A method for an unknown protocol, or an unsupported method of a system delegate. No file calls it.
  case offered(String, of: String)
  /// A property that no file assigns, or only a method which no file calls.
  case unset(String, in: String?)
  /// No view that the app shows names the view, whose closures SwiftUI would run.
  case hiddenView(String)
  /// A binding of the app that a view of unknown code gets, which may write it.
  case lent(String)
  /// The files observe a notification that none of them posts.
  case unpostedNotification(String)
  /// A second file declares a type of that name, neither of them private.
  case merged(String)
  /// A SwiftUI app names no adaptor for the class.
  case withoutAdaptor(String)
  /// A `#if` condition with flags of the project, which count as false.
  case projectFlag(String)
  /// A second application delegate class, and the one that is used.
  case secondDelegate(String, besides: String)

  package var sentence: String {
    switch self {
    case .unknownName(let name): return "'\(name)' is opaque: its calls are only noted"
    case .unknownMember(let name): return "the member '\(name)' is opaque"
    case .notPlayed(let what): return "the simulator does not play \(what.english)"
    case .unknownCondition(let condition):
      return "'\(condition)' depends on what is unknown: assumed when it is met"
    case .nearMiss(let name, let meant): return "iOS never calls '\(name)': it calls '\(meant)'"
    case .privateMethod(let name): return "iOS cannot call '\(name)': it is private"
    case .stray(let callback, let type):
      let wanted = ProgramTree.conformances(of: callback).first ?? ""
      return
        "iOS never calls '\(callback.swiftName)' of \(type), which is no \(wanted) in these files"
    case .uncalledMethod(let name, let type):
      return "no file calls '\(name)' of \(type), a type that is not here: what it sets stays unset"
    case .offered(let name, let type):
      return "no file calls '\(name)' of \(type); iOS or unknown code may, and PushLab never does"
    case .unset(let name, nil): return "no file sets '\(name)': it stays nil"
    case .unset(let name, let method?):
      return "'\(name)' is set only in '\(method)', which no file calls: it stays nil"
    case .hiddenView(let name):
      return "no view of these files that the app shows has '\(name)' in it: its closures never run"
    case .lent(let name):
      return "a view that is not here gets '\(name)', and PushLab never writes it"
    case .unpostedNotification(let name):
      return "no file posts '\(name)': PushLab never runs its observers"
    case .merged(let name):
      return "'\(name)' is declared in several files: taken for one type with the members of all"
    case .withoutAdaptor(let name):
      return "iOS never calls '\(name)' as the application's delegate: no adaptor names it"
    case .projectFlag(let condition):
      return "'#if \(condition)': flags of your project are taken as false"
    case .secondDelegate(let name, let delegate):
      return "'\(name)' is not played as the application's delegate: that is '\(delegate)'"
    }
  }

  package var sentenceChinese: String {
    switch self {
    case .unknownName(let name): return "'\(name)' 不透明：只记录对它的调用"
    case .unknownMember(let name): return "成员 '\(name)' 不透明"
    case .notPlayed(let what):
      let isLatin = what.chinese.unicodeScalars.first?.isASCII == true
      return "模拟器不支持\(isLatin ? " " : "")\(what.chinese)"
    case .unknownCondition(let condition):
      return "'\(condition)' 取决于未知的值：执行到时再作假定"
    case .nearMiss(let name, let meant): return "系统不会调用 '\(name)'：它调用的是 '\(meant)'"
    case .privateMethod(let name): return "系统无法调用 '\(name)'：它是 private"
    case .stray(let callback, let type):
      let wanted = ProgramTree.conformances(of: callback).first ?? ""
      return "系统不会调用 \(type) 的 '\(callback.swiftName)'：在这些文件中它没有遵循 \(wanted)"
    case .uncalledMethod(let name, let type):
      return "没有文件调用 \(type) 的 '\(name)'，而这个类型不在文件中：由它设置的内容保持未设置"
    case .offered(let name, let type):
      return "没有文件调用 \(type) 的 '\(name)'；系统或未知代码可能会调用，PushLab 不会"
    case .unset(let name, nil): return "没有文件设置 '\(name)'：一直是 nil"
    case .unset(let name, let method?):
      return "只有 '\(method)' 设置 '\(name)'，而没有文件调用它：一直是 nil"
    case .hiddenView(let name):
      return "应用显示的视图中没有 '\(name)'：它的闭包不会运行"
    case .lent(let name):
      return "'\(name)' 交给了不在文件中的视图，PushLab 不会写入它"
    case .unpostedNotification(let name):
      return "没有文件发送通知 '\(name)'：PushLab 不会运行它的观察者"
    case .merged(let name):
      return "'\(name)' 在几个文件中声明：当作拥有全部成员的一个类型"
    case .withoutAdaptor(let name):
      return "系统不会把 '\(name)' 当作应用代理来调用：没有 adaptor 指定它"
    case .projectFlag(let condition):
      return "'#if \(condition)'：项目自己的编译标志当作 false"
    case .secondDelegate(let name, let delegate):
      return "'\(name)' 不会作为应用代理演示：应用代理是 '\(delegate)'"
    }
  }
}
