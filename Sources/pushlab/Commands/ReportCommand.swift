import ArgumentParser
import CommandLanguage
import Glibc
import Lessons

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "For teachers: one table (CSV) out of a folder of progress files.")

  @ArgumentParser.Argument(
    help: "A folder with a file NAME.progress of each learner.")
  var folder: String

  @ArgumentParser.Option(help: "en or zh-Hans; of the errors.")
  var language: String?

  mutating func run() throws {
    let language = try Language.chosen(language)
    guard let directory = opendir(folder) else {
      let words = String(cString: strerror(errno))
      throw Complaint(lines: ["\(VisibleText.of(folder, limit: 200)): \(words)"])
    }
    closedir(directory)
    let learners = Resources.names(in: folder, ending: Self.ending)
    guard !learners.isEmpty else {
      let folder = VisibleText.of(folder, limit: 200)
      throw Complaint(lines: ["\(folder): no file in it ends in \(Self.ending)"])
    }
    var report = ClassReport()
    var complaints: [Complaint] = []
    for learner in learners {
      let path = "\(folder)/\(learner)\(Self.ending)"
      switch InputFile.read(path) {
      case .failure(let fault): complaints.append(Complaint(fault: fault, file: path))
      case .success(let bytes):
        let reader = ProgressReader(bytes)
        report.add(reader.progress, of: learner)
        if !reader.faults.isEmpty {
          complaints.append(Complaint(reader.faults, file: path, language))
        }
      }
    }
    StandardOutput.print(report.lines)
    for complaint in complaints { complaint.print() }
    if !complaints.isEmpty { throw ExitCode(2) }
  }

  private static let ending = ".progress"
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
