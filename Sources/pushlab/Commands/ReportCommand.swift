import ArgumentParser
import CommandLanguage
import Lessons
import Platform

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "For teachers: one table (CSV) out of a folder of progress files.")

  @ArgumentParser.Argument(
    help: "A folder with a file NAME.progress of each learner.")
  var folder: String

  @ArgumentParser.Option(
    help: "A pack of lessons: a row for every learner and lesson, begun or not.")
  var pack: String?

  @ArgumentParser.Flag(
    help: "For each question the share of right first answers and the most chosen wrong one.")
  var summary = false

  @ArgumentParser.Option(help: "en or zh-Hans; of the errors.")
  var language: String?

  @ArgumentParser.Option(help: "Folder with assets/ and lessons/.")
  var resources: String?

  mutating func run() throws {
    let language = try Language.chosen(language)
    let pack = try pack.map { try Pack.read($0, resources, language) }
    var reading = Reading(folder: folder, language: language)
    let report = try reading.report(against: pack?.hash)
    if summary {
      StandardOutput.print(report.summary(of: pack))
    } else {
      StandardOutput.print(pack.map { report.lines(of: $0) } ?? report.lines)
    }
    for line in reading.remarks { StandardOutput.printError(line) }
    for complaint in reading.complaints { complaint.print() }
    if !reading.complaints.isEmpty { throw ExitCode(2) }
  }

  /// The files of a class, and what is to be said of them.
  private struct Reading {
    let folder: String
    let language: Language
    private(set) var complaints: [Complaint] = []
    /// Of files that are sound.
    private(set) var remarks: [String] = []

    private static let ending = ".progress"

    init(folder: String, language: Language) {
      self.folder = folder
      self.language = language
    }

    mutating func report(against pack: ContentHash?) throws(Complaint) -> ClassReport {
      guard let names = Folder.names(in: folder) else {
        let words = Bilingual(en: "there is no such folder", zh: "没有这个文件夹")
        throw Complaint(lines: ["\(VisibleText.of(folder, limit: 200)): \(words[language])"])
      }
      let learners = names.filter { $0.hasSuffix(Self.ending) }
      guard !learners.isEmpty else {
        let words = Bilingual(
          en: "no file in it ends in \(Self.ending)", zh: "其中没有以 \(Self.ending) 结尾的文件")
        throw Complaint(lines: ["\(VisibleText.of(folder, limit: 200)): \(words[language])"])
      }
      var report = ClassReport()
      for name in learners {
        let path = "\(folder)/\(name)"
        switch InputFile.read(path) {
        case .failure(let fault):
          complaints.append(Complaint(fault: fault, file: path, in: language))
        case .success(let bytes):
          let reader = ProgressReader(bytes)
          report.add(reader.progress, of: String(name.dropLast(Self.ending.count)))
          if !reader.faults.isEmpty {
            complaints.append(Complaint(reader.faults, file: path, language))
          }
          if let pack, let own = reader.progress.pack, own != pack { remark(path) }
        }
      }
      return report
    }

    private mutating func remark(_ path: String) {
      let words = Bilingual(
        en: "handed in with another edition of the pack; changed lessons are told as changed",
        zh: "提交时使用的是课程包的另一版本；有改动的课程会标为 changed")
      remarks.append("\(VisibleText.of(path, limit: 200)): \(words[language])")
    }
  }
}

extension Pack {
  /// A pack from a folder; its lessons have to be readable.
  static func read(
    _ path: String, _ resources: String?, _ language: Language
  ) throws(Complaint) -> Pack {
    let files = try Resources.found(resources).lessonFiles
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let pack: Pack
    do {
      pack = try files.pack(in: folder)
    } catch {
      throw Complaint(lines: error.rendered(in: language))
    }
    let faults = pack.entries.compactMap { entry -> LessonFaults? in
      if case .failure(let faults) = entry.lesson { return faults }
      return nil
    }
    if let first = faults.first { throw Complaint(lines: first.rendered(in: language)) }
    return pack
  }
}

extension Complaint {
  /// `FILE:LINE:1: ...`; of a file that is no progress at all only the beginning.
  init(_ faults: [ProgressFault], file: String, _ language: Language) {
    let file = VisibleText.of(file, limit: 200)
    lines = faults.prefix(20).map { "\(file):\($0.line):1: \($0.sentence[language])" }
    if faults.count > 20 {
      let more = Bilingual(
        en: "\(faults.count - 20) more damaged lines", zh: "另有 \(faults.count - 20) 行损坏")
      lines.append("\(file): \(more[language])")
    }
  }
}
