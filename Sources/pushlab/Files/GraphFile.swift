import CommandLanguage
import Explorer
import Lessons
import LifecycleModel
import Platform

/// The graph of a search, written during the search: `FILE.csv` with one transition per row, or `FILE.dot` for
/// Graphviz. The file gets its name when it is complete.
final class GraphFile {
  private enum Format { case csv, dot }

  private let path: String
  private let file: PendingFile
  private let removal: RemovalAtSignal
  private let format: Format
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// The size of a write in bytes.
  private static let block = 1 << 16

  init(_ path: String) throws {
    let lowered = path.lowercased()
    if lowered.hasSuffix(".csv") {
      format = .csv
    } else if lowered.hasSuffix(".dot") {
      format = .dot
    } else {
      throw Diagnostics(
        "--graph \(path)", en: "expected a name in .csv or .dot", zh: "文件名应以 .csv 或 .dot 结尾")
    }
    self.path = path
    if let refusal = FileName.refusal(of: path) ?? OutputFile.refusal(of: path) {
      throw OutputFault("--graph \(path)", refusal)
    }
    do { file = try PendingFile(path) } catch {
      throw OutputFault("--graph \(path)", Bilingual(en: error.words, zh: error.words))
    }
    removal = RemovalAtSignal(of: file.neighbour)
    switch format {
    case .csv: add("from,to,event,calls,state\n")
    case .dot: add("digraph explore {\n  0 [label=\"start\"];\n")
    }
  }

  deinit {
    guard !isFinished else { return }
    file.abandon()
    removal.end()
  }

  func write(_ transitions: [Search.Transition]) throws(OutputFault) {
    for transition in transitions {
      switch format {
      case .csv: add(transition.csvRow)
      case .dot: add(transition.dotLines)
      }
      if buffer.count >= GraphFile.block { try flush() }
    }
  }

  func finish() throws(OutputFault) {
    if format == .dot { add("}\n") }
    try flush()
    isFinished = true
    let failure = file.commit()
    removal.end()
    guard failure == 0 else { throw fault(failure) }
  }

  private func add(_ text: String) { buffer += text.utf8 }

  private func flush() throws(OutputFault) {
    let failure = StandardOutput.write(buffer, to: file.descriptor)
    buffer.removeAll(keepingCapacity: true)
    if failure != 0 { throw fault(failure) }
  }

  private func fault(_ number: Int32) -> OutputFault {
    OutputFault("--graph \(path)", OutputFile.message(number))
  }
}

extension Search.Transition {
  private var target: String { to.map(String.init) ?? "end" }

  fileprivate var csvRow: String {
    CSVCell.line(
      ["\(from)", target, event, calls.joined(separator: "; "), state.rawValue].map {
        terminalSafe($0, limit: .max)
      }) + "\n"
  }

  /// A new world's label, followed by the edge to it.
  fileprivate var dotLines: String {
    // "\n" between two texts begins a line of the label.
    let label = ([event] + calls).map(quoteSafe).joined(separator: "\\n")
    let edge = "  \(from) -> \(target) [label=\"\(label)\"];\n"
    guard isNew else { return edge }
    return "  \(target) [label=\"\(target) \(state.rawValue)\"];\n" + edge
  }
}
