import AppCode
import CommandLanguage
import LifecycleModel
import Payloads

/// A delegate's file, by the name that is told.
package struct DelegateSource: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Checks the files of one app; the answer has the findings of each file, in the order of the files.
/// `modes`: UIBackgroundModes where they are known, `profile` the set of rules that was asked for.
package func lintDelegates(
  _ files: [DelegateSource], modes: [BackgroundMode]?, profile: Profile?
) -> [[Finding]] {
  files.map { brokenSwift(in: $0).inOrder }
}

/// Swift that cannot be read. What the simulator merely does not play is no mistake of the app's.
private func brokenSwift(in file: DelegateSource) -> [Finding] {
  guard case .refused(let diagnostics) = loadApp(file: file.name, text: file.text) else {
    return []
  }
  return diagnostics.compactMap { diagnostic in
    switch diagnostic.problem {
    case .syntax, .tooLarge, .tooManyWords, .takesTooLong, .tooDeep:
      return Finding(
        SourcePosition(line: diagnostic.line, column: diagnostic.column), .error, "swift",
        Bilingual(en: diagnostic.message, zh: diagnostic.messageChinese))
    case .notPlayed, .unknownName, .unknownType, .unknownMember, .unknownMethod, .wrongArguments,
      .constant, .declaredTwice, .badMark, .markWithoutStatement, .markOnBranch, .unknownMode,
      .noDelegate, .numberTooLarge:
      return nil
    }
  }
}
