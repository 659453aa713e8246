import CommandLanguage
import TextGrid

/// Inputs for the dashboard from a file, one per line.
struct ScriptedInput {
  /// The inputs of one line: one key, or a text typed character by character.
  var inputs: [Input]

  static func read(_ path: String) throws(Diagnostics) -> [ScriptedInput] {
    let bytes: [UInt8]
    switch InputFile.read(path) {
    case .success(let read): bytes = read
    case .failure(let fault): throw Diagnostics(fault: fault, file: path)
    }
    var all: [ScriptedInput] = []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("# ") || line == "#" || line.isEmpty { continue }
      all.append(try read(line, file: path, number: index + 1))
    }
    return all
  }

  private static func read(
    _ line: Substring, file: String, number: Int
  ) throws(Diagnostics) -> ScriptedInput {
    guard line.hasPrefix("<"), line.hasSuffix(">"), line.count > 2,
      !line.dropFirst().dropLast().contains(where: { "<>".contains($0) })
    else {
      return ScriptedInput(
        inputs: line.unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control ? .ignored : .character(scalar)
        })
    }
    let name = line.dropFirst().dropLast().lowercased()
    if let input = KeyNames.input(named: name) { return ScriptedInput(inputs: [input]) }
    let shown = VisibleText.of(line)
    let keys = "<space>, <enter>, <left>, <ctrl-c>, <resize 120x40>"
    throw Diagnostics(
      Diagnostic(
        .init(
          "read \(shown), expected the name of a key such as \(keys)",
          "读到 \(shown)，应为按键名，如 \(keys)"),
        SourcePlace(
          file: file, line: number, quote: SourceQuote(of: String(line), line: 1, column: 1)),
        nearest: Nearest.word(to: name, among: KeyNames.all).map { "<\($0)>" }))
  }
}
