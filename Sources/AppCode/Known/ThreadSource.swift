/// User-created threads as Swift source (see `FoundationSource`). Their code runs like blocks of background queues.
/// `isMainThread`, `main`, `current` and `sleep` are handled by the interpreter, because `.main` is also the name of a
/// queue.
enum ThreadSource {
  static let text = #"""
    class Thread {
      static let threadOfMain = Thread(isMainThread: true)
      static var threadOfCode: Thread { Thread.isMainThread ? threadOfMain : Thread() }
      let isMainThread: Bool
      var name: String? = ""
      var qualityOfService: Any = 0
      var threadPriority = 0.5
      var stackSize = 524288
      private(set) var isExecuting = false
      private(set) var isFinished = false
      private(set) var isCancelled = false
      private let work: (() -> Void)?
      private init(isMainThread: Bool) {
        self.isMainThread = isMainThread
        work = nil
      }
      init() {
        isMainThread = false
        work = nil
      }
      init(block: @escaping () -> Void) {
        isMainThread = false
        work = block
      }
      init(target: Any, selector: Any, object argument: Any?) {
        isMainThread = false
        work = { _ = target.perform(selector, with: argument) }
      }
      func main() { work?() }
      func start() {
        DispatchQueue.global().async {
          self.isExecuting = true
          self.main()
          self.isExecuting = false
          self.isFinished = true
        }
      }
      func cancel() { isCancelled = true }
      static func detachNewThread(_ block: @escaping () -> Void) {
        DispatchQueue.global().async(execute: block)
      }
      static func detachNewThreadSelector(
        _ selector: Any, toTarget target: Any, with argument: Any?
      ) {
        DispatchQueue.global().async { _ = target.perform(selector, with: argument) }
      }
    }
    """#
}
