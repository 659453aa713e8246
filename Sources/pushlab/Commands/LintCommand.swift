import AppCode
import ArgumentParser
import CommandLanguage
import LifecycleModel
import Lint

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check .apns and .json payloads and AppDelegate .swift files.")

  @ArgumentParser.Argument(
    help: "Files that end in .apns, .json or .swift; an Info.plist tells the modes.")
  var files: [String]

  @OptionGroup var format: FormatOption

  @ArgumentParser.Option(help: "Check against one set of iOS rules: \(Profile.Name.list).")
  var profile: String?

  @ArgumentParser.Option(help: "UIBackgroundModes, the whole set: WORD,... or none.")
  var modes: String?

  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    let language = try language.chosen()
    if files.contains(where: { $0.lowercased().hasSuffix(".swift") }) {
      try ReadingMemory.require(language)
    }
    let format = try format.chosen()
    let profile = try profile.map { Profile(try Profile.Name.chosen($0)) }
    let batch = LintBatch(
      files, modes: try modes.map(StageRequest.modes), profile: profile)
    switch format {
    case .text: StandardOutput.print(batch.found.flatMap { $0.lines(in: language) })
    case .json: StandardOutput.print([batch.found.json], as: .json)
    }
    for complaint in batch.complaints { complaint.print(in: language) }
    if !batch.complaints.isEmpty { throw ExitCode(2) }
    if batch.found.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}

/// The files of one call. Every readable file is checked, even if others cannot be read.
struct LintBatch {
  /// The diagnostics of each file, in the order in which the files were given.
  private var results: [[Diagnostic]] = []
  private(set) var complaints: [Diagnostics] = []

  init(_ files: [String], modes: [BackgroundMode]?, profile: Profile?) {
    var modes = modes
    var delegates: [(place: Int, source: DelegateSource)] = []
    for file in files {
      guard let kind = Kind(file) else {
        complaints.append(
          Diagnostics(file, Kind.expected(for: file)))
        continue
      }
      let bytes: [UInt8]
      switch InputFile.read(file) {
      case .success(let read): bytes = read
      case .failure(let fault):
        complaints.append(Diagnostics(fault: fault, file: file))
        continue
      }
      switch kind {
      case .payload:
        let limit = profile?.payloadLimit
        results.append(lintPayload(utf8: bytes, limit: limit).named(file))
      case .delegate:
        let text = String(decoding: bytes, as: UTF8.self)
        delegates.append((results.count, DelegateSource(name: file, text: text)))
        results.append([])
      case .propertyList:
        guard let list = InfoPlist(String(decoding: bytes, as: UTF8.self)) else {
          complaints.append(
            Diagnostics(file, en: "expected an Info.plist in XML", zh: "应为 XML 格式的 Info.plist"))
          continue
        }
        modes = modes ?? list.modes ?? []
      }
    }
    let found = lintDelegates(delegates.map(\.source), modes: modes, profile: profile)
    for (delegate, findings) in zip(delegates, found) {
      results[delegate.place] = findings.named(delegate.source.name)
    }
  }

  var found: [Diagnostic] { results.flatMap { $0 } }

  private enum Kind {
    case payload, delegate, propertyList

    static func expected(for file: String) -> Bilingual {
      Bilingual(
        en: (file.isObjectiveC ? "Objective-C is not read; " : "")
          + "expected a file that ends in .apns, .json or .swift",
        zh: (file.isObjectiveC ? "不支持 Objective-C；" : "") + "文件名应以 .apns、.json 或 .swift 结尾")
    }

    init?(_ file: String) {
      let name = file.lowercased()
      if name.hasSuffix(".apns") || name.hasSuffix(".json") {
        self = .payload
      } else if name.hasSuffix(".swift") {
        self = .delegate
      } else if name.hasSuffix(".plist") {
        self = .propertyList
      } else {
        return nil
      }
    }
  }
}
