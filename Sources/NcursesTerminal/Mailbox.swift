import CNcurses
import Platform
import Synchronization

/// Sends messages from background work to the loop: they wait here, and `Terminal.nextInputs`
/// returns `.mail`. This is the only part of the screen that other threads may use.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  /// How many messages may wait.
  private let most: Int
  /// Readable while messages wait.
  package let descriptor: Int32
  private let bell: Int32

  package init(most: Int) {
    self.most = most
    var ends: [Int32] = [-1, -1]
    cn_pipe(&ends)
    (descriptor, bell) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(bell)
  }

  /// Returns false and drops the message if too many wait.
  @discardableResult
  package func send(_ message: Message) -> Bool {
    let isTaken = messages.withLock { messages in
      guard messages.count < most else { return false }
      messages.append(message)
      return true
    }
    guard isTaken else { return false }
    // If the pipe is full, the loop will wake up anyway.
    var byte: UInt8 = 1
    _ = write(bell, &byte, 1)
    return true
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
