import LifecycleModel
import SwiftParser
import SwiftSyntax

/// The result of reading an app's source.
package enum LoadedApp: Sendable {
  case program(DelegateProgram)
  /// At least one, in the order of the files. Line numbers continue from file to file.
  case refused([Located<SourceProblem>])
}

/// One file of an app. `name` has no folders; the trace prints it.
package struct AppSource: Sendable {
  package var name: String
  package var text: String
  /// The language that the folder indicates: `en` for `en.lproj`; nil outside such a folder.
  package var language: String?

  package init(name: String, text: String, language: String? = nil) {
    self.name = name
    self.text = text
    self.language = language
  }

  /// A file in UTF-8, or in UTF-16 with a byte order mark like older Localizable.strings. `folder`:
  /// the name of its folder.
  package init(name: String, bytes: [UInt8], folder: String = "") {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    if isBig || bytes.starts(with: [0xFF, 0xFE]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBig ? one << 8 | other : other << 8 | one
      }
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = String(decoding: bytes, as: UTF8.self)
    }
    self.name = name
    language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }

  /// Whether it is a property list, by its name.
  package var isPropertyList: Bool { name.lowercased().hasSuffix(".plist") }

  var isCatalog: Bool { name.lowercased().hasSuffix(".xcstrings") }

  /// Whether it is a Localizable.strings or a String Catalog, by its name.
  package var isTexts: Bool { name.lowercased().hasSuffix(".strings") || isCatalog }

  /// The files in the order in which lines are numbered: Swift, strings, property lists.
  package static func counted<File>(
    _ files: [File], _ source: (File) -> AppSource
  ) -> [File] {
    let texts = files.filter { source($0).isTexts }
    let lists = files.filter { source($0).isPropertyList }
    return files.filter { !source($0).isTexts && !source($0).isPropertyList } + texts + lists
  }
}

package func loadApp(file: String, text: String) -> LoadedApp {
  loadApp([AppSource(name: file, text: text)])
}

/// Whether the system provides the large stack that parsing Swift needs. Without memory limits it always does.
package var canReadSwift: Bool { DeepThread.isPossible }

/// Parses an app. An Info.plist among the files determines modes, scenes and permitted tasks. Unknown parts become
/// opaque and are listed in the program's notes. The limits on a source count tokens and levels, not time.
package func loadApp(_ sources: [AppSource]) -> LoadedApp {
  let bytes = sources.reduce(0) { $0 + $1.text.utf8.count }
  guard bytes <= SourceLimits.bytes else {
    return .refused([
      Located(line: 1, column: 1, .tooLarge(bytes: bytes, limit: SourceLimits.bytes))
    ])
  }
  do {
    return try DeepThread.run(within: SourceLimits.time) { readApp(sources) }
  } catch {
    let problem: SourceProblem =
      switch error {
      case .tooSlow: .takesTooLong
      case .noThread: .noMemory
      }
    return .refused([Located(line: 1, column: 1, problem)])
  }
}

private struct ReadFile {
  var syntax: SourceFileSyntax
  var context: Lowering.File
}

private func readApp(_ all: [AppSource]) -> LoadedApp {
  let sources = all.filter { !$0.isPropertyList && !$0.isTexts }
  guard !sources.isEmpty else {
    return .refused([Located(line: 1, column: 1, .noDelegate)])
  }
  let list = all.first(where: \.isPropertyList)
  let info = list.flatMap { InfoPlist($0.text) }
  var files: [ReadFile] = []
  var parts: [DelegateProgram.File] = []
  var sourceLines: [String] = []
  var diagnostics: [Located<SourceProblem>] = []
  var words = 0
  for source in sources {
    let firstLine = sourceLines.count + 1
    switch readFile(source, firstLine: firstLine, words: &words) {
    case .success(let file): files.append(file)
    case .failure(let refused): diagnostics += refused.diagnostics
    }
    parts.append(DelegateProgram.File(name: source.name, firstLine: firstLine))
    // Expands tabs, because a tab has no fixed width on a terminal.
    sourceLines += LineTable.lines(of: source.text).map { line in
      line.contains("\t")
        ? line.split(separator: "\t", omittingEmptySubsequences: false)
          .joined(separator: "    ") : line
    }
  }
  var texts: AppTexts?
  do throws(Located<SourceProblem>) {
    texts = try AppTexts(all.filter(\.isTexts), firstLine: sourceLines.count + 1)
  } catch {
    diagnostics.append(error)
  }
  guard diagnostics.isEmpty, let first = files.first else { return .refused(diagnostics) }
  let lowering = Lowering(first.context)
  lowering.tree.info = info
  lowering.words = CodeWords(files.map(\.syntax))
  lowering.lower(files.map { ($0.syntax, $0.context) })
  for file in files {
    for (offset, problem, nearest) in file.context.marks.problems {
      let place = file.context.lines.position(at: offset)
      diagnostics.append(
        Located(
          line: place.line + file.context.firstLine - 1, column: place.column, problem,
          nearest: nearest))
    }
  }
  diagnostics = inOrder(diagnostics + lowering.diagnostics)
  guard diagnostics.isEmpty else { return .refused(diagnostics) }
  let modes = files.compactMap(\.context.marks.modes).first ?? info?.modes
  let notes = lowering.notes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  return .program(
    DelegateProgram(
      files: parts, sourceLines: sourceLines, words: lowering.words,
      tree: lowering.tree, declaredModes: modes,
      notes: notes, permittedTasks: info?.permittedTasks,
      scenes: lowering.tree.sceneEvidence(listIn: list?.name ?? ""), localized: texts,
      hasMarks: files.contains { !$0.context.marks.isEmpty }))
}

private struct Refused: Error {
  var diagnostics: [Located<SourceProblem>]
}

private func readFile(
  _ source: AppSource, firstLine: Int, words: inout Int
) -> Result<ReadFile, Refused> {
  let text = source.text
  let lines = LineTable(text)
  func diagnostic(_ problem: SourceProblem, at offset: Int) -> Located<SourceProblem> {
    let position = lines.position(at: offset)
    return Located(line: position.line + firstLine - 1, column: position.column, problem)
  }
  if let overflow = SourceLimits.overflow(in: text, after: &words) {
    return .failure(Refused(diagnostics: [diagnostic(overflow.problem, at: overflow.offset)]))
  }
  let syntax = parse(text)
  if let offset = SourceIndex.overflow(in: syntax) {
    return .failure(Refused(diagnostics: [diagnostic(.tooDeep, at: offset)]))
  }
  if syntax.hasError {
    let errors = SyntaxErrors.all(of: syntax).map { diagnostic(.syntax($0.words), at: $0.offset) }
    if !errors.isEmpty { return .failure(Refused(diagnostics: inOrder(errors))) }
  }
  let marks = Marks(SourceIndex(syntax), lines)
  return .success(
    ReadFile(
      syntax: syntax,
      context: Lowering.File(
        name: source.name, lines: lines, marks: marks, firstLine: firstLine)))
}

private func parse(_ text: String) -> SourceFileSyntax {
  var text = text
  return text.withUTF8 { buffer in
    Parser.parse(source: buffer, maximumNestingLevel: SourceLimits.brackets)
  }
}

private func inOrder(_ diagnostics: [Located<SourceProblem>]) -> [Located<SourceProblem>] {
  diagnostics.enumerated()
    .sorted {
      ($0.element.line, $0.element.column, $0.offset) < (
        $1.element.line, $1.element.column, $1.offset
      )
    }
    .map(\.element)
}
