import LifecycleModel

/// The tasks of `.task` modifiers. SwiftUI cancels one when its view disappears, and before it starts
/// another because the `id` has changed (swiftui.F47).
extension Interpreter {
  /// The root that stores tasks that have not ended, by the modifier's position in the view tree.
  private static let viewTasksRoot = "viewTasks"

  /// Starts a task of SwiftUI, after those that the code has started before.
  mutating func runTask(
    of hook: ViewHook, _ closure: Value, telling tell: (inout Interpreter) -> Void
  ) throws(Unwinding) {
    try cancelTask(of: hook)
    try ask { $0.runEarlierWork() }
    tell(&self)
    let cell = try makeTask(.none)
    keepTask(.reference(cell), of: hook)
    try runTask(in: cell) { interpreter throws(Unwinding) in try interpreter.call(closure, []) }
  }

  mutating func cancelTask(of hook: ViewHook) throws(Unwinding) {
    guard hook.name == "task", case .dictionary(let tasks) = root(Interpreter.viewTasksRoot),
      let cell = tasks.value(named: hook.id)?.cell
    else { return }
    keepTask(nil, of: hook)
    try cancel(cell)
  }

  /// Removes ended tasks. Called before the heap is collected, because nothing else references them.
  mutating func forgetEndedViewTasks() {
    guard case .dictionary(let tasks) = root(Interpreter.viewTasksRoot) else { return }
    let running = tasks.filter { entry in
      guard let record = entry.value.cell.flatMap({ taskRecord($0) }) else { return false }
      return record.outcome == nil
    }
    guard running.count < tasks.count else { return }
    setRoot(Interpreter.viewTasksRoot, running.isEmpty ? .none : .dictionary(running))
  }

  /// nil removes the task.
  private mutating func keepTask(_ task: Value?, of hook: ViewHook) {
    var tasks = root(Interpreter.viewTasksRoot)
    if tasks == .none { tasks = .dictionary([]) }
    tasks.set(task, forKey: .string(hook.id))
    setRoot(Interpreter.viewTasksRoot, tasks == .dictionary([]) ? .none : tasks)
  }
}
