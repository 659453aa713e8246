import Foundation

/// The built program, run as users run it.
struct Program {
  struct Result {
    var status: Int32
    var output: Data
    var errors: Data

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Whether neither stream has a control character except newlines, or a bidirectional or
    /// invisible one. `scripts/fuzz` looks for no more than these.
    var isHarmless: Bool {
      (text + errorText).unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control: scalar == "\n"
        case .format, .lineSeparator, .paragraphSeparator, .privateUse: false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
      }
    }
  }

  /// The program's path: beside the bundle of the tests.
  static let path: String = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: ".build/debug/pushlab").path
  }()

  /// Ends the program after `limit` seconds: status -1.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    folder: URL? = nil, limit: Double = 120, executable: String = path
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
      .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let scratch = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files instead of pipes, because pipes can fill up and block.
    let names = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try input.write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let inTime = ended.wait(timeout: .now() + limit) == .success
    if !inTime {
      process.terminate()
      ended.wait()
    }
    let crashed = process.terminationReason == .uncaughtSignal
    return Result(
      status: inTime ? (crashed ? -process.terminationStatus : process.terminationStatus) : -1000,
      output: try Data(contentsOf: names[1]), errors: try Data(contentsOf: names[2]))
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  static func play(
    _ script: String, format: String = "calls", _ more: [String] = []
  ) throws -> Result {
    try run(["run", "--format", format, "-"] + more, input: Data(script.utf8))
  }
}
