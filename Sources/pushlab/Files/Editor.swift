import CommandLanguage
import NcursesTerminal
import Platform

/// The user's editor, in the terminal that the program has given back for as long.
enum Editor {
  struct Ending {
    /// What is wrong, in words; nil when it has ended well.
    var fault: Bilingual?
    /// SIGTERM or SIGHUP, which has come meanwhile and which the editor has got.
    var passedOn: Int32?

    /// Lets that signal do to this program what it does at any other time.
    func raiseSignal() {
      if let passedOn { kill(getpid(), passedOn) }
    }
  }

  /// Returns when the editor has ended.
  static func open(_ paths: [String]) -> Ending {
    let arguments = ["sh", "-c", shellLine(running: command), "sh"] + paths
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // Ctrl-C and Ctrl-\ are for the editor; it finds all signals as a shell would leave them.
    let ignored = [SIGINT, SIGQUIT].map { SignalHandler($0, SIG_IGN) }
    defer { for handler in ignored { handler.restore() } }
    var attributes = emptySpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var standard = sigset_t()
    sigemptyset(&standard)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ, SIGTSTP, SIGTERM, SIGHUP, SIGCONT] {
      sigaddset(&standard, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child = pid_t()
    // Before it starts, so that no signal falls between its start and the next line.
    Terminal.holdEnds()
    let failure = posix_spawn(&child, "/bin/sh", nil, &attributes, &pointers, environment)
    guard failure == 0 else {
      let passedOn = Terminal.keepEnds()
      return Ending(
        fault: fault(command, String(cString: strerror(failure))), passedOn: passedOn)
    }
    Terminal.passEnds(to: child)
    while state(of: child, WEXITED | WSTOPPED) == CLD_STOPPED {
      // Ctrl-Z stops both, and then both have gone on; else the shell gets the terminal here, and when
      // this process goes on so does the editor.
      guard state(of: child, WSTOPPED | WNOHANG) == CLD_STOPPED else { continue }
      kill(getpid(), SIGSTOP)
      kill(child, SIGCONT)
    }
    let passedOn = Terminal.keepEnds()
    return Ending(fault: faultAtEnd(of: child), passedOn: passedOn)
  }

  /// The shell takes apart an editor with options, such as `code --wait`; the paths are no part of it.
  /// A simple command takes the shell's place, so that signals for it do not end at the shell.
  static func shellLine(running command: String) -> String {
    let isCompound = command.contains { ";&|()<>$`\n".contains($0) }
    let isAssignment = command.split(separator: " ").first?.contains("=") ?? false
    return (isCompound || isAssignment ? "" : "exec ") + command + " \"$@\""
  }

  private static func faultAtEnd(of child: pid_t) -> Bilingual? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return fault(command, String(cString: strerror(errno))) }
    }
    if status & 0x7f != 0 { return fault(command, "signal \(status & 0x7f) ended it") }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : fault(command, "it ended with status \(code)")
  }

  /// What became of a process, CLD_STOPPED say; 0: nothing yet.
  private static func state(of child: pid_t, _ options: Int32) -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, options | WNOWAIT) < 0 {
      guard errno == EINTR else { return 0 }
    }
    return info.si_code
  }

  /// As the user names it in VISUAL or EDITOR.
  private static var command: String {
    ["VISUAL", "EDITOR"].compactMap(variable).first ?? "vi"
  }

  /// Which editor will open which files, and how to choose another one.
  static func announcement(_ paths: [String]) -> Bilingual {
    let editor = VisibleText.of(command)
    let files = paths.map { VisibleText.of($0, limit: 200) }.joined(separator: " ")
    return Bilingual(
      en: "\(editor) opens \(files). The variable EDITOR chooses another editor.",
      zh: "将用 \(editor) 打开 \(files)。用环境变量 EDITOR 可以换一个编辑器。")
  }

  private static func fault(_ command: String, _ reason: String) -> Bilingual {
    let command = VisibleText.of(command)
    return Bilingual(
      en: "The editor \(command): \(reason). The variable EDITOR chooses another one.",
      zh: "编辑器 \(command)：\(reason)。可用环境变量 EDITOR 指定另一个。")
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
