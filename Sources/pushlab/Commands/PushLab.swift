import AppCode
import ArgumentParser
import CommandLanguage
import LifecycleModel
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
  /// Parses only the named or default subcommand, because the library's search through all of them
  /// is slow. If that fails, parses from the root for the library's error message.
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
  /// Exit status: 0 success, 1 a failed expectation, 2 unusable arguments or files, 3 a fault of
  /// the program or output that could not be written.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    // Without the signal, a write beyond `ulimit -f` fails with an error, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    // Swift's backtracer would take the terminal and wait for a key.
    for number in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(number, SIG_DFL)
    }
    // A supervisor may have left it ignored. Then no process could wait for an editor.
    signal(SIGCHLD, SIG_DFL)
    openStandardDescriptors()
    withPlayingStack { run() }
  }

  /// A limit, because the library takes quadratic time in the number of arguments.
  private static let mostArguments = 1_000
  private static let tooManyArguments = Bilingual(
    en: "more than \(mostArguments) arguments; xargs calls it several times",
    zh: "参数超过 \(mostArguments) 个；可用 xargs 分几次调用")

  private static func run() {
    do {
      let arguments = programArguments
      guard arguments.count <= mostArguments else { throw Diagnostics("pushlab", tooManyArguments) }
      if let row = arguments.lazy.compactMap(\.longRow).first?.sentence {
        throw Diagnostics("pushlab", Bilingual(en: "an argument has \(row.en)", zh: "有参数\(row.zh)"))
      }
      // Skips the library, which would take as long as drawing the first frame.
      if arguments.isEmpty { return try FreePlay().run() }
      var command = try PushLab.parsed(arguments)
      try command.run()
    } catch let diagnostics as Diagnostics {
      diagnostics.print(in: .asked)
      exit(2)
    } catch let fault as OutputFault {
      fault.diagnostics.print(in: .asked)
      exit(3)
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

  /// Opens closed standard descriptors. Otherwise the next opened file, such as a journal, would get one of them.
  /// Standard input becomes write-only and the others read-only, so that using them still fails with an error.
  private static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Adds the dashboard's options to the program's help, because the dashboard is the command without
/// a name.
private enum DashboardHelp {
  /// Leaves the help of subcommands as it is.
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

/// The width for the help of the argument library: COLUMNS, otherwise the terminal's.
private enum HelpWidth {
  /// The library's table needs this many columns and traps with fewer.
  private static let least = 40

  static func widenWhereTooNarrow() {
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let asked = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    let width = asked ?? (isTerminal ? Int(size.ws_col) : 80)
    if width < least { setenv("COLUMNS", "\(least)", 1) }
  }
}
