import LifecycleModel
import Payloads
import SwiftSyntax

extension Lowering {
  func lowerLiteral(_ expression: ExprSyntax, as type: TypeReference?) -> Expression {
    if let bool = expression.as(BooleanLiteralExprSyntax.self) {
      return .literal(.bool(bool.literal.tokenKind == .keyword(.true)))
    }
    if expression.is(NilLiteralExprSyntax.self) {
      guard case .named(let path)? = type,
        initialisers(of: path).contains(where: { $0.labels == ["nilLiteral"] })
      else { return .literal(.none) }
      return .callNamed(
        Call(
          name: path, labels: ["nilLiteral"], values: [.tuple([])], trailing: 0, spelling: ""))
    }
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      return lowerInteger(integer.literal.text, at: integer, as: type)
    }
    if let float = expression.as(FloatLiteralExprSyntax.self) {
      let spelling = float.literal.text.filter { $0 != "_" }
      guard let value = Double(spelling), value.isFinite else {
        report(.numberTooLarge(float.literal.text), at: float)
        return .literal(.none)
      }
      return .literal(.double(value))
    }
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return interpolated(text, as: type) ?? lower(text)
    }
    if let macro = expression.as(MacroExpansionExprSyntax.self) { return lower(macro) }
    if let path = expression.as(KeyPathExprSyntax.self) {
      return lower(path, as: type)
    }
    if let regex = expression.as(RegexLiteralExprSyntax.self) {
      return lower(regex)
    }
    return refuse(Construct(word: expression.plainKind), at: expression)
  }

  /// A regex literal of several lines uses the extended syntax.
  private func lower(_ regex: RegexLiteralExprSyntax) -> Expression {
    let pattern = regex.regex.text
    guard !pattern.contains("\n"), let read = try? RegexReader.read(pattern) else {
      return refuse(Construct("this regular expression", "这个正则表达式"), at: regex)
    }
    tupleLabels.formUnion(read.groups.compactMap(\.name))
    return .literal(Interpreter.regex(pattern, RegularExpression.Options()))
  }

  private func lower(_ macro: MacroExpansionExprSyntax) -> Expression {
    let first = macro.arguments.first?.expression
    switch macro.macroName.text {
    case "function": return .literal(.string(functionName))
    case "file", "fileID", "filePath": return .literal(.string(file.name))
    case "line": return .literal(.int(line(of: macro) - file.firstLine + 1))
    case "column": return .literal(.int(position(of: macro).column))
    case "selector":
      let spelling = first?.spelling ?? ""
      let name = spelling.prefix { $0 != "(" }
      let base = name.split(separator: ".").last.map(String.init) ?? ""
      let labels = spelling.dropFirst(name.count).filter { !$0.isWhitespace }
      return .literal(
        .object("Selector", [.string(base)] + (labels.isEmpty ? [] : [.string(base + labels)])))
    case "keyPath": return .literal(.string(first?.spelling ?? ""))
    default: return refuse(Construct(word: "'#\(macro.macroName.text)'"), at: macro)
    }
  }

  func lowerInteger(
    _ spelling: String, at node: some SyntaxProtocol, as type: TypeReference? = nil
  ) -> Expression {
    var digits = spelling.filter { $0 != "_" }
    var sign = ""
    if digits.hasPrefix("-") { sign = String(digits.removeFirst()) }
    let bases = ["0x": 16, "0b": 2, "0o": 8]
    let radix = bases[String(digits.prefix(2))] ?? 10
    if radix != 10 { digits.removeFirst(2) }
    guard let value = Int(sign + digits, radix: radix) else {
      if case .integer(let integer)? = type?.wrapped,
        let bits = Int128(sign + digits, radix: radix).flatMap({ integer.bits(of: $0) })
      {
        return .literal(.integer(integer, bits))
      }
      // An argument whose parameter's type is not known here, as in `reduce(0xcbf29ce484222325)`.
      if type == nil, node.parent?.is(LabeledExprSyntax.self) == true,
        let bits = Int128(sign + digits, radix: radix).flatMap({ IntegerType.uint64.bits(of: $0) })
      {
        return .literal(.integer(.uint64, bits))
      }
      report(.numberTooLarge(spelling), at: node)
      return .literal(.none)
    }
    return .literal(.int(value))
  }

  private func lower(_ text: StringLiteralExprSyntax) -> Expression {
    if let plain = text.representedLiteralValue { return .literal(.string(written(plain, text))) }
    var parts: [Expression] = []
    for segment in text.segments {
      switch segment {
      case .stringSegment(let piece):
        let plain = unescaped(piece.content.text, in: text)
        parts.append(.literal(.string(written(plain, text))))
      case .expressionSegment(let piece):
        if let own = ownInterpolation(piece) {
          parts.append(.callImplicit(own))
          continue
        }
        // Further arguments, such as `privacy: .public`, only affect logs.
        guard let only = piece.expressions.first else { continue }
        parts.append(shown(outsideChain { lower(only.expression) }))
      @unknown default: parts.append(refuse(Construct(word: segment.plainKind), at: segment))
      }
    }
    return .interpolation(parts)
  }

  /// The user-defined types in the first tuple of `[(Side.left, 1), (.right, 2)]`, for the other tuples.
  func namedParts(of first: Expression) -> TypeReference? {
    guard case .tuple(let parts, let labels)? = staticType(of: first) else { return nil }
    let named = parts.map { part -> TypeReference in
      switch part.wrapped {
      case .named(let path): return isValueOfFiles(path) ? part : .any
      case .result: return part
      default: return .any
      }
    }
    return named.allSatisfy { $0 == .any } ? nil : .tuple(named, labels: labels)
  }

  private func isValueOfFiles(_ path: String) -> Bool {
    guard let kind = tree.types[Interpreter.plainName(path)]?.kind else { return false }
    return kind == .enumType || kind == .structType
  }

  /// The element type of a user-defined type in an array literal.
  func elementType(ofLiteral path: String) -> TypeReference? {
    guard
      let made = initialisers(of: path).first(where: { $0.labels == ["arrayLiteral"] }),
      let type = made.types.first, type.erased == type
    else { return nil }
    return type
  }

  func lower(
    _ dictionary: DictionaryExprSyntax, as type: TypeReference?
  ) -> Expression {
    var types: (key: TypeReference?, value: TypeReference?)
    if case .dictionary(let key, let value)? = type?.wrapped { types = (key, value) }
    if case .named(let path)? = type?.wrapped {
      types = pairTypes(path) ?? entryTypes(ofLiteral: path)
    }
    switch dictionary.content {
    case .colon: return .dictionary([])
    case .elements(let elements):
      var keys: [Expression] = []
      for element in elements {
        // `[Language.en: 1, .zh: 2]`: the first key gives the others their type.
        let first = element.key.isImplicitMember ? keys.first.flatMap { staticType(of: $0) } : nil
        keys.append(outsideChain { lower(element.key, as: types.key ?? first) })
      }
      if types.key == nil { keys = alike(keys) }
      var values = elements.map { element in outsideChain { lower(element.value, as: types.value) }
      }
      let isMixed = type?.wrapped == .named("KeyValuePairs<String, Any>")
      if types.value?.isOpen != false, !isMixed { values = alike(values) }
      if case .named(let name)? = type?.wrapped, name.hasPrefix("KeyValuePairs") {
        return .array(zip(keys, values).map { .labelled([$0, $1], ["key", "value"]) })
      }
      if case .named(let path)? = type?.wrapped,
        initialisers(of: path).contains(where: { $0.labels == ["dictionaryLiteral"] })
      {
        return .callNamed(
          Call(
            name: path, labels: keys.indices.map { $0 == 0 ? "dictionaryLiteral" : "_" },
            values: zip(keys, values).map { .tuple([$0, $1]) }, trailing: 0, spelling: ""))
      }
      return .dictionary(zip(keys, values).map { ($0, $1) })
    @unknown default: return refuse(Construct(word: dictionary.plainKind), at: dictionary)
    }
  }

  /// Those of `KeyValuePairs<String, Double>`; nil for other types.
  func pairTypes(_ name: String) -> (key: TypeReference?, value: TypeReference?)? {
    guard name.hasPrefix("KeyValuePairs<") else { return nil }
    let types = Interpreter.arguments(in: name.dropFirst("KeyValuePairs<".count).dropLast()).map {
      tree.type(named: String($0))
    }
    return types.count == 2 ? (types[0], types[1]) : nil
  }

  /// The key and value types of a user-defined type in a dictionary literal.
  func entryTypes(
    ofLiteral path: String
  ) -> (key: TypeReference?, value: TypeReference?) {
    let made = initialisers(of: path).first { $0.labels == ["dictionaryLiteral"] }
    switch made?.types.first {
    case .tuple(let parts, _)? where parts.count == 2 && parts.allSatisfy { $0.erased == $0 }:
      return (parts[0], parts[1])
    default: return (nil, nil)
    }
  }

  static let appendInterpolation = "appendInterpolation"

  /// A call of a user-defined `appendInterpolation`.
  private func ownInterpolation(_ piece: ExpressionSegmentSyntax) -> Call? {
    let methods = ["StringInterpolation", "DefaultStringInterpolation"].flatMap {
      self.methods(Lowering.appendInterpolation, of: $0, isStatic: false)
    }
    return methods.isEmpty ? nil : interpolation(piece, among: methods)
  }

  /// The call of `appendInterpolation` that the piece stands for; nil if no method fits.
  func interpolation(_ piece: ExpressionSegmentSyntax, among methods: [Method]) -> Call? {
    var call = Call(
      name: Lowering.appendInterpolation,
      labels: piece.expressions.map { $0.label?.identifierText ?? "_" }, values: [], trailing: 0,
      spelling: "")
    var late: Set<Int> = []
    var isOwn = false
    for method in methods {
      guard let fitted = method.fitted(to: call) else { continue }
      isOwn = true
      for (place, fitting) in fitted.enumerated() where method.autoclosures.contains(place) {
        if case .argument(let index) = fitting { late.insert(index) }
      }
    }
    guard isOwn else { return nil }
    for (index, argument) in piece.expressions.enumerated() {
      call.values.append(
        outsideChain {
          late.contains(index)
            ? lowerAutoclosure(argument.expression, as: nil) : lower(argument.expression)
        })
    }
    return call
  }

  /// The expression for printing. Some types need a special form: keys of type `AnyHashable`,
  /// `KeyValuePairs`, and numbers that represent a struct of the system.
  func shown(_ value: Expression, isDebug: Bool = false) -> Expression {
    if let reversed = shownReversed(value) { return reversed }
    if case .named(let name)? = staticType(of: value), name.hasPrefix("KeyValuePairs") {
      return .callNamed(
        Call(
          name: Lowering.keyValuePairs, labels: ["_"], values: [value], trailing: 0, spelling: ""))
    }
    if staticType(of: value) == .named("UIBackgroundTaskIdentifier") {
      return .interpolation([
        .literal(.string("UIBackgroundTaskIdentifier(rawValue: ")), value, .literal(.string(")")),
      ])
    }
    if staticType(of: value) == .named("PKPushType") {
      return .interpolation([
        .literal(.string("PKPushType(_rawValue: ")), .member(value, "rawValue"),
        .literal(.string(")")),
      ])
    }
    if case .named(let type)? = staticType(of: value), RawValues.isEnumeration(type),
      tree.types[type] == nil
    {
      return .callNamed(ofRawType(Lowering.rawValuePrinted, value, type))
    }
    if !isDebug, let type = staticType(of: value)?.firstResult, type.resultArguments != nil {
      return .callNamed(
        Call(
          name: Lowering.holdingResult, labels: ["_", "_"],
          values: [value, typeValue(type)], trailing: 0, spelling: ""))
    }
    return withHashableKeys(value)
  }

  /// A dictionary of type `[AnyHashable: Any]` as a value of type `Any`, which no longer shows that type; other values
  /// as they are.
  func withHashableKeys(_ value: Expression) -> Expression {
    switch value {
    case .cast(let inner, let type, .known) where type.wrapped == .any:
      return .cast(withHashableKeys(inner), type, .known)
    case .dictionary(let entries):
      return .dictionary(entries.map { ($0.key, withHashableKeys($0.value)) })
    case .array(let items): return .array(items.map { withHashableKeys($0) })
    default: break
    }
    guard case .dictionary(.any, _)? = openStaticType(of: value)?.wrapped else { return value }
    return .callNamed(
      Call(
        name: Lowering.hashableKeys, labels: ["_"], values: [value], trailing: 0, spelling: ""))
  }

  /// The same for the values that a literal of type `[String: Any]` or `[Any]` holds.
  func withHashableKeys(_ value: Expression, as type: TypeReference?) -> Expression {
    switch (type?.wrapped, value) {
    case (.any?, _): return withHashableKeys(value)
    case (_, .cast(let inner, let written, .known)) where type?.holdsAny == true:
      return .cast(withHashableKeys(inner, as: type), written, .known)
    case (.dictionary(_, .any)?, .dictionary), (.array(.any)?, .array):
      return withHashableKeys(value)
    default: return value
    }
  }

  /// These names contain blanks, so that no Swift name can equal them.
  static let keyValuePairs = "KeyValuePairs of"
  static let hashableKeys = "AnyHashable keys"
  static let holdingResult = "text of Result"
  static let rawValueOf = "raw value of"
  static let rawValuePrinted = "raw value as printed"

  func ofRawType(_ name: String, _ value: Expression, _ type: String) -> Call {
    Call(
      name: name, labels: ["_", "_"], values: [value, .literal(.string(type))], trailing: 0,
      spelling: "")
  }

  /// The text of a literal. Rejected if its escapes form too many combining marks in a row.
  func written(_ plain: String, _ literal: StringLiteralExprSyntax) -> String {
    guard plain.hasTooManyMarks else { return plain }
    report(.tooManyMarks(limit: String.mostMarks), at: literal)
    return ""
  }

  /// Parses a piece of an interpolated literal as a separate literal.
  func unescaped(_ piece: String, in text: StringLiteralExprSyntax) -> String {
    let alone = text.with(
      \.segments,
      StringLiteralSegmentListSyntax([
        .stringSegment(StringSegmentSyntax(content: .stringSegment(piece)))
      ]))
    return alone.representedLiteralValue ?? piece
  }
}
