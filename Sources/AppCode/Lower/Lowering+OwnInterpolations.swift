import LifecycleModel
import SwiftSyntax

/// String literals with interpolations that make a value of a type of the files.
extension Lowering {
  /// `let query: Query = "id = \(id)"`: fills the type's own `StringInterpolation` piece by piece and
  /// calls `init(stringInterpolation:)`. nil for other literals.
  func interpolated(_ text: StringLiteralExprSyntax, as type: TypeReference?) -> Expression? {
    guard case .named(let path)? = type?.wrapped, text.representedLiteralValue == nil,
      let own = initialisers(of: path).first(where: { $0.labels == ["stringInterpolation"] })
    else { return nil }
    var filled = path + ".StringInterpolation"
    if case .named(let written)? = own.types.first { filled = written }
    guard tree.types[filled] != nil else { return nil }
    let methods = self.methods(Lowering.appendInterpolation, of: filled, isStatic: false)
    let slot = scope.newSlot()
    scope.setType(.named(filled), ofSlot: slot)
    var size = 0
    var pieces: [Call] = []
    for segment in text.segments {
      switch segment {
      case .stringSegment(let piece):
        let plain = written(unescaped(piece.content.text, in: text), text)
        guard !plain.isEmpty else { continue }
        size += plain.utf8.count
        pieces.append(
          Call(
            name: "appendLiteral", labels: ["_"], values: [.literal(.string(plain))], trailing: 0,
            spelling: ""))
      case .expressionSegment(let piece):
        guard let call = interpolation(piece, among: methods) else { return nil }
        pieces.append(call)
      @unknown default: return nil
      }
    }
    let count = pieces.count(where: { $0.name == Lowering.appendInterpolation })
    let start = Call(
      name: filled, labels: ["literalCapacity", "interpolationCount"],
      values: [.literal(.int(size)), .literal(.int(count))], trailing: 0, spelling: "")
    let made = Call(
      name: path, labels: ["stringInterpolation"], values: [.slot(slot)], trailing: 0, spelling: "")
    return .sequence(
      [.assign(.slot(slot), .callNamed(start))]
        + pieces.map { .callMember(.slot(slot), place: .slot(slot), $0) } + [.callNamed(made)])
  }
}
