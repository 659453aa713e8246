// A program for the terminal's tests: shows its inputs, and fails in many ways.
import Glibc
import NcursesTerminal
import RandomFrames
import TextGrid

func say(_ text: String) {
  _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

func run() -> Int32 {
  let mailbox = Mailbox<String>(most: 100)
  let terminal: Terminal
  do {
    terminal = try Terminal(mail: mailbox.descriptor)
  } catch {
    say("fixture: \(error)\n")
    return 2
  }
  defer { terminal.stop() }
  var fixture = Fixture(mailbox: mailbox)
  fixture.state.size = terminal.size
  while true {
    terminal.draw(fixture.picture(terminal), cursor: fixture.state.cursor)
    for input in terminal.nextInputs(until: fixture.state.deadline) {
      if let status = fixture.take(input, terminal) { return status }
    }
  }
}

exit(run())
