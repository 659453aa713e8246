import CNcurses
import Glibc
import Synchronization

/// How work in the background speaks to the loop: what is sent waits here, and `Terminal.nextInputs`
/// returns `.mail`. Of all that belongs to the screen, only this may leave its thread.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  package let descriptor: Int32 = cn_event_descriptor()

  package init() {}

  deinit { close(descriptor) }

  package func send(_ message: Message) {
    messages.withLock { $0.append(message) }
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  /// All that was sent since the last call, in order.
  package func take() -> [Message] {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
