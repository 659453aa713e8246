import CommandLanguage
import TextGrid

/// Inputs for the dashboard out of a file, one a line.
struct ScriptedInput {
  /// The inputs of one line: one key, or a text typed character by character.
  var inputs: [Input]

  static func read(_ path: String) throws(Complaint) -> [ScriptedInput] {
    let bytes: [UInt8]
    switch InputFile.read(path) {
    case .success(let read): bytes = read
    case .failure(let fault): throw Complaint(fault: fault, file: path)
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
  ) throws(Complaint) -> ScriptedInput {
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
    let nearest = Nearest.word(to: name, among: KeyNames.all).map { "; did you mean <\($0)>?" }
    let file = VisibleText.of(file, limit: 200)
    throw Complaint(lines: [
      "\(file):\(number):1: read \(shown), expected the name of a key such as <space>, <enter>, "
        + "<left>, <ctrl-c>, <resize 120x40>\(nearest ?? "")",
      VisibleText.of(line, limit: 120),
      "^",
    ])
  }
}
