import CNcurses
import Platform
import Synchronization

/// How work in the background speaks to the loop: what is sent waits here, and `Terminal.nextInputs`
/// returns `.mail`. Of all that belongs to the screen, only this may leave its thread.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  /// Readable while messages wait; -1 where the system gives none.
  package let descriptor: Int32
  private let bell: Int32

  package init() {
    var ends: [Int32] = [-1, -1]
    cn_pipe(&ends)
    (descriptor, bell) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(bell)
  }

  package func send(_ message: Message) {
    messages.withLock { $0.append(message) }
    // A full pipe already says enough.
    _ = write(bell, "!", 1)
  }

  /// All that was sent since the last call, in order.
  package func take() -> [Message] {
    while case .bytes = Descriptors.read(descriptor) {}
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
