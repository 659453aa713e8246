import CommandLanguage
import Platform

/// The user's editor, in the terminal that the program has given back for as long.
enum Editor {
  enum End {
    case well
    case fault(Bilingual)
    /// By a signal that asks this program to end; it has not yet.
    case asked(signal: Int32)
  }

  /// For a dialogue in lines: nil when it has ended well, else what is wrong.
  static func openInLines(_ paths: [String]) -> Bilingual? {
    switch open(paths) {
    case .well: return nil
    case .fault(let words): return words
    case .asked(let number):
      kill(getpid(), number)
      return nil
    }
  }

  static func open(_ paths: [String]) -> End {
    let requests = EndRequests()
    let fault = run(paths, requests)
    if let signal = requests.restore() { return .asked(signal: signal) }
    return fault.map(End.fault) ?? .well
  }

  /// nil when it has ended well; else what is wrong, in words.
  private static func run(_ paths: [String], _ requests: EndRequests) -> Bilingual? {
    // The shell takes apart an editor with options, such as `code --wait`; the paths are no part of it.
    let line = (isPlain(command) ? "exec " : "") + command + " \"$@\""
    let arguments = ["sh", "-c", line, "sh"] + paths
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
    let failure = posix_spawn(&child, "/bin/sh", nil, &attributes, &pointers, environment)
    guard failure == 0 else { return fault(command, String(cString: strerror(failure))) }
    requests.pass(to: child)
    while state(of: child, WEXITED | WSTOPPED) == CLD_STOPPED {
      // Ctrl-Z stops both, and then both have gone on; else the shell gets the terminal here, and when
      // this process goes on so does the editor.
      guard state(of: child, WSTOPPED | WNOHANG) == CLD_STOPPED else { continue }
      kill(getpid(), SIGSTOP)
      kill(child, SIGCONT)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return fault(command, String(cString: strerror(errno))) }
    }
    if status & 0x7f != 0 { return fault(command, "signal \(status & 0x7f) ended it") }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : fault(command, "it ended with status \(code)")
  }

  /// A program and its options: the shell may become the editor, and signals then reach that.
  private static func isPlain(_ command: String) -> Bool {
    let first = command.prefix { $0 != " " }
    return !first.contains("=")
      && command.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0123456789 /._-+=,:@%".unicodeScalars.contains($0)
      }
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
