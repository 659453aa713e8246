import CommandLanguage
import NcursesTerminal
import Platform

/// The user's editor, running in the terminal that the program has released.
enum Editor {
  struct Ending {
    /// The error; nil after a normal end.
    var fault: Bilingual?
    /// The signal to end programs that came meanwhile and was passed on to the editor.
    var passedOn: Int32?

    /// Raises that signal for this program as well.
    func reraiseSignal() {
      if let passedOn { kill(getpid(), passedOn) }
    }
  }

  /// Returns when the editor has ended.
  static func open(_ paths: [String]) -> Ending {
    let arguments = ["sh", "-c", shellLine(running: command), "sh"] + paths.map(asPath)
    var pointers = arguments.map(copiedPath) + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // The editor starts with default signal handlers.
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
    var modes = termios()
    let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
    var child = pid_t()
    var holdsForeground = tcgetpgrp(STDIN_FILENO) == getpgrp()
    // Called before the editor starts, so that no signal is lost between its start and the next line.
    Terminal.holdEnds()
    let failure = posix_spawn(&child, "/bin/sh", nil, &attributes, &pointers, environment)
    guard failure == 0 else {
      let passedOn = Terminal.keepEnds()
      return Ending(
        fault: fault(command, String(cString: strerror(failure))), passedOn: passedOn)
    }
    Terminal.passEnds(to: child)
    while state(of: child, WEXITED | WSTOPPED) == CLD_STOPPED {
      // Ctrl-Z stops both processes, and by now both may have resumed. If only the editor is
      // stopped, this process stops as well, so that the shell gets the terminal; later it resumes
      // the editor. Without a shell that could resume it, SIGTSTP does nothing.
      guard state(of: child, WSTOPPED | WNOHANG) == CLD_STOPPED else { continue }
      // The shell may let this process continue in the background.
      holdsForeground = false
      Terminal.stopGroup()
      kill(child, SIGCONT)
    }
    let passedOn = Terminal.keepEnds()
    if holdsForeground { takeForeground() }
    // An editor that was killed leaves the terminal raw.
    if hasModes, tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
    return Ending(fault: faultAtEnd(of: child), passedOn: passedOn)
  }

  /// The editor may have left another process group in the foreground, such as a shell with job
  /// control that was killed. Then this program would read no key.
  private static func takeForeground() {
    guard tcgetpgrp(STDIN_FILENO) != getpgrp() else { return }
    // From the background, tcsetpgrp sends this signal.
    let ignored = SignalHandler(SIGTTOU, SIG_IGN)
    tcsetpgrp(STDIN_FILENO, getpgrp())
    ignored.restore()
  }

  /// The shell splits an editor with options, such as `code --wait`, but not the paths. A simple
  /// command replaces the shell by `exec`, so that signals reach the editor.
  static func shellLine(running command: String) -> String {
    let isCompound = command.contains { ";&|()<>$`\n".contains($0) }
    let isAssignment = command.split(separator: " ").first?.contains("=") ?? false
    return (isCompound || isAssignment ? "" : "exec ") + command + " \"$@\""
  }

  /// The path in a form that no editor takes for an option: `vi "+!command"` would run the command.
  private static func asPath(_ path: String) -> String {
    let isOption = [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(path.utf8.first)
    return isOption ? "./" + path : path
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

  /// The new state of a process, such as CLD_STOPPED; 0 if unchanged.
  private static func state(of child: pid_t, _ options: Int32) -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, options | WNOWAIT) < 0 {
      guard errno == EINTR else { return 0 }
    }
    return info.si_code
  }

  /// The command in VISUAL or EDITOR.
  private static var command: String {
    ["VISUAL", "EDITOR"].compactMap(environmentVariable).first { $0.contains { !$0.isWhitespace } }
      ?? "vi"
  }

  /// The announcement of the editor and the files, and how to choose another editor.
  static func announcement(_ paths: [String]) -> Bilingual {
    let editor = VisibleText.of(command)
    let files = paths.map { VisibleText.line($0) }.joined(separator: " ")
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
}
