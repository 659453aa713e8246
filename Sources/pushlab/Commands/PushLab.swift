import ArgumentParser
import Platform

struct PushLab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushlab",
    abstract:
      "Why was my delegate not called? The iOS app lifecycle and push notifications, played.",
    version: "0.1.0",
    subcommands: [
      Play.self, Run.self, Explore.self, LintCommand.self, Check.self, LessonsCommand.self,
      ReportCommand.self, LearnCommand.self, DemoCommand.self, HandInCommand.self,
      GradeCommand.self, Doctor.self,
    ],
    defaultSubcommand: Play.self)
}

extension PushLab {
  /// The subcommand that is named first, or the one without a name, reads its arguments itself: the
  /// library would look at the options of all of them, which takes as long as many a question. Of
  /// what it cannot read the library is asked again, for its words.
  fileprivate static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0._commandName == arguments.first }
    let own = named == nil ? arguments : Array(arguments.dropFirst())
    if let type = named ?? configuration.defaultSubcommand, let command = try? type.parse(own) {
      return command
    }
    return try parseAsRoot(arguments)
  }
}

@main
enum Main {
  /// Exit status: 0 all well, 1 an expectation failed, 2 something given could not be understood or
  /// opened, 3 a fault of our own.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow further (`ulimit -f`) fails as a full disk does, with a sentence.
    signal(SIGXFSZ, SIG_IGN)
    openStandardDescriptors()
    withPlayingStack { run() }
  }

  private static func run() {
    do {
      let arguments = programArguments
      // Nothing to read: the library would take as long for it as the first frame does.
      if arguments.isEmpty { return try FreePlay().run() }
      var command = try PushLab.parsed(arguments)
      try command.run()
    } catch let complaint as Complaint {
      complaint.print()
      exit(2)
    } catch let status as ExitCode {
      exit(status.rawValue)
    } catch {
      HelpWidth.widenWhereTooNarrow()
      let message = PushLab.fullMessage(for: error)
      if PushLab.exitCode(for: error) == .success {
        StandardOutput.print([DashboardHelp.added(to: message)])
        exit(0)
      }
      StandardOutput.printError(message)
      exit(2)
    }
  }

  /// A descriptor of 0 to 2 that is closed would become that of the next file opened, a journal say.
  /// What is opened here can be read and not written, so that writing still fails and is told.
  private static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}

/// The dashboard is the command without a name: its options stand in the help of the whole program.
private enum DashboardHelp {
  /// The help of a subcommand is left as it is.
  static func added(to message: String) -> String {
    let own = PushLab.helpMessage(for: Play.self)
    guard let place = message.firstRange(of: "SUBCOMMANDS:\n"),
      let options = own.firstRange(of: "OPTIONS:\n")
    else { return message }
    let common = ["  --version ", "  -h, --help "]
    let lines = own[options.upperBound...].split(
      separator: "\n", omittingEmptySubsequences: false
    ).filter { line in !common.contains { line.hasPrefix($0) } }
    var text = lines.joined(separator: "\n")
    while text.last == "\n" { text.removeLast() }
    return String(message[..<place.lowerBound]) + "DASHBOARD OPTIONS (without a subcommand):\n"
      + text + "\n\n" + String(message[place.lowerBound...])
  }
}

/// The width that the argument library wraps its help to: COLUMNS, else the terminal's.
private enum HelpWidth {
  /// The library traps where a column of its table would have no room.
  private static let least = 40

  static func widenWhereTooNarrow() {
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let asked = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    let width = asked ?? (isTerminal ? Int(size.ws_col) : 80)
    if width < least { setenv("COLUMNS", "\(least)", 1) }
  }
}
