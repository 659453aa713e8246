import CNcurses
import Platform
import Synchronization

/// How work in the background speaks to the loop: what is sent waits here, and `Terminal.nextInputs`
/// returns `.mail`. Of all that belongs to the screen, only this may leave its thread.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  /// Readable while something waits.
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
    var byte: UInt8 = 1
    _ = write(bell, &byte, 1)
  }

  /// Takes all messages since the last call, in order.
  package func take() -> [Message] {
    var rung = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &rung, rung.count) == rung.count {}
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
