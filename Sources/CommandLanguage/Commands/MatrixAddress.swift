import LifecycleModel

/// A cell of `show matrix`: its row is a permission and a kind of push, its column a state of the
/// app.
package struct MatrixAddress: Hashable, Sendable {
  package var permission: Permission
  package var kind: Kind
  package var state: State

  package init(_ permission: Permission, _ kind: Kind, _ state: State) {
    self.permission = permission
    self.kind = kind
    self.state = state
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case alert, silent, mixed
  }

  package enum State: String, CaseIterable, Hashable, Sendable {
    case active, background, suspended, reclaimed, swiped
  }

  /// The permissions in the order of the rows.
  package static let permissions: [Permission] = [
    .authorized, .denied, .notDetermined, .provisional,
  ]
}

extension Arguments {
  /// A question about the rule of a step, or of a cell of the matrix.
  mutating func reason() throws(CommandError) -> Question {
    if isEmpty { return .why(nil) }
    guard take("matrix") else { return .why(try number()) }
    return .whyMatrix(try matrixCell())
  }

  /// `[PERMISSION] KIND STATE`, or the row and column numbers from 1.
  private mutating func matrixCell() throws(CommandError) -> MatrixAddress {
    let kinds = MatrixAddress.Kind.allCases
    let states = MatrixAddress.State.allCases
    if let token = peek, token.text.allSatisfy(\.isASCIIDigit) {
      let row = try index(below: MatrixAddress.permissions.count * kinds.count)
      let column = try index(below: states.count)
      return MatrixAddress(
        MatrixAddress.permissions[row / kinds.count], kinds[row % kinds.count], states[column])
    }
    let permission: Permission? = try rest.count > 2 ? keyword() : nil
    return MatrixAddress(permission ?? .authorized, try keyword(), try keyword())
  }

  /// A number from 1 to `count`, as an index from 0.
  private mutating func index(below count: Int) throws(CommandError) -> Int {
    let words = (1...count).map(String.init)
    let token = try next(.words(words))
    guard let index = words.firstIndex(of: token.text) else {
      throw error(.unknown(read: token.text, expected: .words(words)), at: token)
    }
    return index
  }
}
