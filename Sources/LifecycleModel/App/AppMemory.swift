/// The state of the delegate's program between calls. Part of the world.
package struct AppMemory: Hashable, Sendable {
  /// The delegate's stored properties, in the order of `AppProgram.propertyNames`.
  package var properties: [Value] = []
  /// Captured variables by cell number; nil for a free cell. Trailing free cells are removed.
  package var heap: [Value?] = []

  package init() {}

  /// The name of the heap object that holds the references of iOS's objects. Nothing refers to it.
  package static let systemObjects = "roots"

  package static func systemCell(in heap: [Value?]) -> Int? {
    heap.firstIndex { cell in
      if case .object(systemObjects, _)? = cell { return true }
      return false
    }
  }
}
