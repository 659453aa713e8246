import NcursesTerminal
import Platform
import Synchronization

/// The show's side of the notes: sends its position to every connected terminal, and puts their
/// keys into the mailbox.
final class NotesServer: Sendable {
  private struct Shared {
    var clients: [Int32] = []
    /// The position that a new client gets at once.
    var latest = ""
  }

  private let path: String
  private let file: Int32
  private let mail: Mailbox<String>
  private let shared = Mutex(Shared())

  private static let mostClients = 8
  /// The most keys from notes that may wait; a long paste has fewer.
  static let mostKeys = 10_000
  /// In milliseconds.
  private static let pause: Int32 = 200
  /// Stack size in bytes of a thread that waits for a socket.
  static let stack = 1 << 19

  init(_ path: String, _ mail: Mailbox<String>) throws(StateFault) {
    self.path = path
    self.mail = mail
    file = try LocalSocket.listen(path)
    SystemThread(stack: Self.stack) { [self] in serve() }?.detach()
  }

  func send(_ text: String) {
    shared.withLock { shared in
      shared.latest = text
      // The thread that reads from the client closes its socket.
      for client in shared.clients where !LocalSocket.send(text, to: client) {
        shutdown(client, Int32(SHUT_RDWR))
      }
    }
  }

  /// Ends the show: disconnects all notes.
  func stop() {
    unlink(path)
    shared.withLock { shared in
      for client in shared.clients { shutdown(client, Int32(SHUT_RDWR)) }
    }
  }

  private func serve() {
    var buffers: [Int32: LineBuffer] = [:]
    while true {
      let clients = shared.withLock { $0.clients }
      var polled = ([file] + clients).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      if polled[0].revents != 0 { accept() }
      for each in polled.dropFirst() where each.revents != 0 {
        guard let bytes = LocalSocket.receive(each.fd) else {
          buffers[each.fd] = nil
          shared.withLock { $0.clients.removeAll { $0 == each.fd } }
          close(each.fd)
          continue
        }
        let keys = buffers[each.fd, default: LineBuffer()].take(bytes)
          .filter { NotesKeys.input($0) != nil }
        for key in keys where !mail.send(key) {
          shutdown(each.fd, Int32(SHUT_RDWR))
          break
        }
      }
    }
  }

  private func accept() {
    let client = Platform.accept(file, nil, nil)
    guard client >= 0 else {
      // Without free descriptors the connection would stay and poll would return at once.
      if errno == EMFILE || errno == ENFILE { poll(nil, 0, Self.pause) }
      return
    }
    shared.withLock { shared in
      guard shared.clients.count < Self.mostClients, LocalSocket.send(shared.latest, to: client)
      else {
        close(client)
        return
      }
      shared.clients.append(client)
    }
  }
}

/// The notes' side: connects again whenever a show of the file begins.
final class NotesClient: Sendable {
  private let path: String
  private let mail: Mailbox<DemoNews>
  private let file = Mutex<Int32?>(nil)

  /// The most positions that may wait. A show that sends more is disconnected and searched for again.
  static let mostPositions = 100
  /// Microseconds between two attempts to connect.
  private static let pause: UInt32 = 100_000

  init(_ path: String, _ mail: Mailbox<DemoNews>) {
    self.path = path
    self.mail = mail
    SystemThread(stack: NotesServer.stack) { [self] in follow() }?.detach()
  }

  /// Sends nothing while no show runs.
  func send(_ line: String) {
    file.withLock { file in
      if let file { _ = LocalSocket.send(line + "\n", to: file) }
    }
  }

  private func follow() {
    while true {
      if case .made(let connected) = LocalSocket.connect(path) {
        file.withLock { $0 = connected }
        deliver(from: connected)
        file.withLock { $0 = nil }
        close(connected)
        while !mail.send(.gone) { usleep(Self.pause) }
      }
      usleep(Self.pause)
    }
  }

  /// Receives positions until the show is gone, sends something that no show sends, or sends faster than the notes
  /// read.
  private func deliver(from show: Int32) {
    var buffer = PositionBuffer()
    while let bytes = LocalSocket.receive(show), let positions = buffer.take(bytes) {
      for position in positions where !mail.send(.position(position)) { return }
    }
  }
}

enum DemoNews: Sendable {
  /// The text of a `DemoPosition`.
  case position(String)
  /// The show has ended, or its process has.
  case gone
}
