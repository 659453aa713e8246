import Foundation
import Testing

/// If standard output is full, closed or limited, every command prints one sentence and ends with
/// status 3. With all descriptors closed nothing hangs or crashes.
@Suite struct OutputFaultTests {
  static let commands = [
    "run script", "run --format jsonl script", "explore --app naive --depth 2",
    "explore --format json --app naive --depth 2", "lint --format json push.json", "lessons",
    "lessons --format json", "report .", "report . --summary", "doctor", "--help", "run --help",
    "help run", "--version", "--generate-completion-script bash",
    "--generate-completion-script fish",
    "--plain", "--script keys", "--script keys --frames", "learn --script keys --frames",
    "learn --plain",
  ]

  static let files = [
    "script": "app naive\nopen\n", "push.json": #"{"aps":{"alert":"x"}}"#, "keys": "o\nq\n",
    "ann.progress": "pushlab progress 1\n",
  ]

  /// Exit status (negative: a signal) and the text on standard error.
  private func shell(_ line: String) throws -> (status: Int32, errors: String) {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let result = try Program.run(
      ["-c", line, Program.path], input: Data(Self.files["script", default: ""].utf8),
      environment: ["XDG_STATE_HOME": folder.path], folder: folder, executable: "/bin/sh")
    return (result.status, result.errorText)
  }

  @Test(
    arguments: commands,
    [">/dev/full", ">&-"])
  func standardOutputFails(command: String, to place: String) throws {
    let (status, errors) = try shell("exec \"$0\" \(command) \(place)")
    #expect(status == 3)
    #expect(errors.hasPrefix("pushlab: standard output: "), "\(errors)")
    #expect(errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a reader that leaves changes no exit status, also where standard input is a terminal",
    arguments: [([], 0), (["expect state suspended"], 1)], ["", terminalAsInput])
  func readerLeaves(script lines: ([String], Int), input: String) throws {
    let (lines, status) = lines
    let script =
      (Array(repeating: "open\nhome", count: 400) + ["open"] + lines).joined(separator: "\n")
    let result = try shell(
      "echo '\(script)' >long; (\(input) \"$0\" run long; echo $? >status) | head -1 >out; exit $(cat status)"
    )
    #expect(result.status == Int32(status))
    #expect(result.errors.isEmpty)
  }

  /// Starts the program that follows with a terminal as standard input.
  private static let terminalAsInput =
    "python3 -c 'import os,pty,sys; m,s=pty.openpty(); os.set_inheritable(m,True); os.dup2(s,0); "
    + "os.execv(sys.argv[1],sys.argv[1:])'"

  @Test(
    "a named file that cannot be written",
    arguments: [
      "demo silent-push --worksheet missing/x",
      "demo silent-push --handout link",
      "explore --app naive --depth 1 --graph missing/x.csv", "hand-in bob",
      "run --allow-writes . saves", "--plain --allow-writes . <saves",
      "--script keys --svg /dev/null", "--script typed --allow-writes .",
    ])
  func namedFile(command: String) throws {
    let (status, errors) = try shell(
      "mkdir -p pushlab; echo 'pushlab progress 1' >pushlab/progress; "
        + "echo 'lesson a begun=0123456789abcdef attempts=1 hints=0' >>pushlab/progress; "
        + "ln -s x link; ln -s x bob.progress; printf 'open\nsave link\n' >saves; "
        + "printf ':save link\n<enter>\n' >typed; exec \"$0\" \(command)")
    #expect(status == 3)
    #expect(command.contains("typed") == errors.isEmpty, "\(errors)")
    #expect(errors.split(separator: "\n").count <= 2)
  }

  @Test("a reader that is slow at a pipe that does not block")
  func slowReader() throws {
    let setting = "import fcntl,os; fcntl.fcntl(1, fcntl.F_SETFL, os.O_NONBLOCK)"
    let command = "run --format jsonl long.pushlab"
    let (status, errors) = try shell(
      "seq 400 | sed 's/.*/open\\nhome/' >long.pushlab; (python3 -c '\(setting)'; \"$0\" \(command); echo $? >status) | (sleep 1; cat >out); "
        + "exit $(cat status)")
    #expect(status == 0)
    #expect(errors.isEmpty)
  }

  @Test("more arguments than are read")
  func manyArguments() throws {
    let (status, errors) = try shell("exec \"$0\" lint $(seq 1 1000)")
    #expect(status == 2)
    #expect(errors == "pushlab: more than 1000 arguments; xargs calls it several times\n")
  }

  @Test("a file that may not grow", arguments: commands)
  func fileSizeLimit(command: String) throws {
    #expect(try shell("ulimit -f 0; exec \"$0\" \(command) >out 2>/dev/null").status == 3)
  }

  @Test("standard input is closed", arguments: ["run -", "run", "--plain", "learn --plain", ""])
  func noInput(command: String) throws {
    let (status, errors) = try shell("exec \"$0\" \(command) <&-")
    #expect(status == 2)
    #expect(errors == "-: standard input is closed\n")
  }

  @Test("no descriptor at all", arguments: commands)
  func allClosed(command: String) throws {
    #expect([2, 3].contains(try shell("exec \"$0\" \(command) <&- >&- 2>&-").status))
  }
}
