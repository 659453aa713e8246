import AppCode
import CommandLanguage
import LifecycleModel
import Payloads

/// A file of an app, with its name in findings.
package struct DelegateSource: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Checks the files of one app and returns the findings of each file, in the order of the files.
/// `modes`: UIBackgroundModes, nil if unknown. `profile`: the requested set of rules.
package func lintDelegates(
  _ files: [DelegateSource], modes: [BackgroundMode]?, profile: Profile?
) -> [[Diagnostic]] {
  let broken = files.map { brokenSwift(in: $0).inOrder }
  guard broken.allSatisfy(\.isEmpty) else { return broken }
  // Files that are complete apps are not parts of one app, unless only one of them has the entry point.
  let programs = files.map { load([$0]) }
  let alone = programs.count { $0 != nil }
  let isOneApp = alone <= 1 || programs.count { $0?.hasEntryPoint == true } == 1
  let apps = isOneApp ? [Array(files.indices)] : files.indices.map { [$0] }
  var findings = broken
  if alone == 0, load(files) == nil, !files.isEmpty {
    findings[0].append(noDelegate)
    return findings
  }
  for app in apps {
    guard let program = load(app.map { files[$0] }) else { continue }
    let starts = program.files.map(\.firstLine)
    for flaw in program.flaws(modes: modes, profile: profile) {
      guard let index = starts.lastIndex(where: { $0 <= flaw.line }) else { continue }
      let position = SourcePosition(line: flaw.line - starts[index] + 1, column: flaw.column)
      findings[app[index]].append(
        flaw.matter.finding(at: position) { $0 == 0 ? 0 : $0 - starts[index] + 1 })
    }
  }
  return findings.map(\.inOrder)
}

private let noDelegate = Diagnostic(
  SourcePosition(line: 1, column: 1), .note, "no-delegate",
  Bilingual(
    en: "no application delegate in these files: `lint` reads the methods that iOS calls on the "
      + "delegates of an app, not its views",
    zh: "这些文件中没有应用代理：`lint` 检查的是系统对应用代理的调用，而不是视图"))

private func load(_ files: [DelegateSource]) -> DelegateProgram? {
  let sources = files.map { AppSource(name: $0.name, text: $0.text) }
  guard case .program(let program) = loadApp(sources) else { return nil }
  return program
}

/// Syntax errors. Code that the simulator does not support is not an error of the app.
private func brokenSwift(in file: DelegateSource) -> [Diagnostic] {
  guard case .refused(let diagnostics) = loadApp(file: file.name, text: file.text) else {
    return []
  }
  return diagnostics.compactMap { diagnostic in
    switch diagnostic.matter {
    case .syntax, .tooLarge, .tooManyWords, .takesTooLong, .noMemory, .tooDeep:
      return Diagnostic(
        SourcePosition(line: diagnostic.line, column: diagnostic.column), .error, "swift",
        Bilingual(en: diagnostic.message, zh: diagnostic.messageChinese))
    case .otherPlatform:
      return Diagnostic(
        SourcePosition(line: diagnostic.line, column: diagnostic.column), .error, "platform",
        Bilingual(en: diagnostic.message, zh: diagnostic.messageChinese))
    case .constant, .declaredTwice, .badMark, .markWithoutStatement, .markOnBranch, .unknownMode,
      .noDelegate, .numberTooLarge, .tooManyMarks, .texts, .textsOpen, .textTooLong, .tooManyTexts,
      .noCatalog, .otherTexts:
      return nil
    }
  }
}
