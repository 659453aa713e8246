/// What reading an app's files has found to tell: what is opaque, what was assumed, what was left
/// out. None of it keeps the app from being played.
package struct LoadNote: Hashable, Sendable {
  /// From 1, counted on through the files of an app.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  package var matter: Matter
  /// The nearest name that is known.
  package var nearest: String?

  package enum Matter: Hashable, Sendable {
    /// A name that the files do not declare and the simulator does not know.
    case unknownName(String)
    case unknownMember(String)
    case notPlayed(Construct)
    /// A condition that depends on an unknown name.
    case unknownCondition(String)
    /// A method that iOS never calls since its name is a slip, and Apple's.
    case nearMiss(String, meant: String)
    /// iOS cannot call a private method.
    case privateMethod(String)
  }

  package var message: String {
    guard let nearest else { return sentence }
    return "\(sentence); did you mean '\(nearest)'?"
  }

  package var messageChinese: String {
    guard let nearest else { return sentenceChinese }
    return "\(sentenceChinese)；是不是想写 '\(nearest)'？"
  }

  private var sentence: String {
    switch matter {
    case .unknownName(let name): return "'\(name)' is opaque: its calls are only noted"
    case .unknownMember(let name): return "the member '\(name)' is opaque"
    case .notPlayed(let what): return "the simulator does not play \(what.english)"
    case .unknownCondition(let condition):
      return "'\(condition)' depends on what is unknown: assumed when it is met"
    case .nearMiss(let name, let meant): return "iOS never calls '\(name)': it calls '\(meant)'"
    case .privateMethod(let name): return "iOS cannot call '\(name)': it is private"
    }
  }

  private var sentenceChinese: String {
    switch matter {
    case .unknownName(let name): return "'\(name)' 不透明：只记录对它的调用"
    case .unknownMember(let name): return "成员 '\(name)' 不透明"
    case .notPlayed(let what):
      let isLatin = what.chinese.unicodeScalars.first?.isASCII == true
      return "模拟器不支持\(isLatin ? " " : "")\(what.chinese)"
    case .unknownCondition(let condition):
      return "'\(condition)' 取决于未知的值：执行到时再作假定"
    case .nearMiss(let name, let meant): return "系统不会调用 '\(name)'：它调用的是 '\(meant)'"
    case .privateMethod(let name): return "系统无法调用 '\(name)'：它是 private"
    }
  }
}
