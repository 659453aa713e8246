/// What the delegate's program remembers between calls; part of the world.
package struct AppMemory: Hashable, Sendable {
  /// The delegate's stored properties, in the order of `AppProgram.propertyNames`.
  package var properties: [Value] = []
  /// Captured variables; nil where a cell is free. Trailing free cells are cut.
  package var heap: [Value?] = []

  package init() {}
}
