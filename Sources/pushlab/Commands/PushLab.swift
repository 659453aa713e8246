import ArgumentParser
import Glibc

struct PushLab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushlab",
    abstract:
      "Why was my delegate not called? The iOS app lifecycle and push notifications, played.",
    version: "0.1.0",
    subcommands: [
      Play.self, Run.self, Explore.self, LintCommand.self, Check.self, LessonsCommand.self,
      ReportCommand.self, LearnCommand.self,
    ],
    defaultSubcommand: Play.self)
}

@main
enum Main {
  /// Exit status: 0 all well, 1 an expectation failed, 2 something given could not be understood or
  /// opened, 3 a fault of our own.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try PushLab.parseAsRoot()
      try command.run()
    } catch let complaint as Complaint {
      complaint.print()
      exit(2)
    } catch let status as ExitCode {
      exit(status.rawValue)
    } catch {
      let message = PushLab.fullMessage(for: error)
      if PushLab.exitCode(for: error) == .success {
        StandardOutput.print([message])
        exit(0)
      }
      StandardOutput.printError(message)
      exit(2)
    }
  }
}
