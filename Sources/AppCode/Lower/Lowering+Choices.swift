import LifecycleModel
import SwiftSyntax

/// Conditions of `if`, `guard` and `while`, and the cases of `switch`.
extension Lowering {
  func lower(_ conditions: ConditionElementListSyntax) -> [Condition] {
    conditions.map { element in
      let before = opaqueCount
      let condition = lower(element)
      if opaqueCount > before, !condition.parts.allSatisfy(dependsOnlyOnKeys) {
        note(.unknownCondition(Opaque.short(element.condition.spelling)), at: element)
      }
      return condition
    }
  }

  /// Whether the only unknown parts are keys of UserDefaults. Such a key is unset until the code sets it by the same
  /// name.
  private func dependsOnlyOnKeys(_ expression: Expression) -> Bool {
    switch expression {
    case .literal(.opaque), .callNamed, .callImplicit, .closure: return false
    case .callMember(.member(.literal(.type("UserDefaults")), _), _, let call)
    where call.labels == ["forKey"]:
      return true
    default: return expression.parts.allSatisfy(dependsOnlyOnKeys)
    }
  }

  private func lower(_ element: ConditionElementSyntax) -> Condition {
    switch element.condition {
    case .expression(let expression): return .expression(lower(expression, as: .bool))
    case .availability(let availability): return lower(availability)
    case .matchingPattern(let match):
      let value = lower(match.initializer.value)
      let pattern = inCondition { lower(match.pattern, binding: nil, of: staticType(of: value)) }
      return .matches(pattern, value)
    case .optionalBinding(let binding): return lower(binding)
    @unknown default: return .expression(refuse(Construct(word: element.plainKind), at: element))
    }
  }

  /// A condition may shadow a name of an earlier one, or of the block of its `guard`.
  private func inCondition(_ pattern: () -> Pattern) -> Pattern {
    let outer = hidesNames
    hidesNames = true
    defer { hidesNames = outer }
    return pattern()
  }

  /// A version that cannot be parsed counts as available.
  private func lower(_ availability: AvailabilityConditionSyntax) -> Condition {
    let isPositive = availability.availabilityKeyword.tokenKind == .poundAvailable
    for argument in availability.availabilityArguments {
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == "iOS", let major = version.version?.major.text
      else { continue }
      return .available(iOS: Int(major) ?? 0, isPositive)
    }
    return .available(iOS: 0, isPositive)
  }

  private func lower(_ binding: OptionalBindingConditionSyntax) -> Condition {
    let isConstant = binding.bindingSpecifier.tokenKind == .keyword(.let)
    let annotated = binding.typeAnnotation.map { TypeReference.optional(lower($0.type)) }
    let value = binding.initializer.map { lower($0.value, as: annotated) }
    if binding.pattern.isDiscard, let value {
      let type = binding.typeAnnotation.map { lower($0.type) }
      return .unwrap(slot: nil, coerced(value, to: type))
    }
    if !binding.pattern.is(IdentifierPatternSyntax.self), let value {
      let pattern = inCondition {
        lower(binding.pattern, binding: isConstant, of: staticType(of: value)?.wrapped)
      }
      return .matches(.some(pattern), value)
    }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return .expression(refuse(Construct("this pattern", "这种模式"), at: binding.pattern))
    }
    if name.tokenKind == .keyword(.self) {
      guard let own = selfExpression, let type = staticType(of: own),
        type.wrapped != type || type == .named("Optional"),
        let slot = scope.declare("self", isConstant: true, hides: true)
      else { return .unwrap(slot: nil, value ?? lowerName(name)) }
      scope.setType(type.wrapped != type ? type.wrapped : nil, ofSlot: slot)
      return .unwrap(slot: slot, own)
    }
    let found = knownToHold(value ?? lowerName(name))
    let type = binding.typeAnnotation.map { lower($0.type) }
    // `guard let` may shadow a name of its own block.
    let slot = declare(name, isConstant: isConstant, hides: true)
    scope.setType(type ?? staticType(of: found)?.wrapped, ofSlot: slot)
    if binding.typeAnnotation == nil { noteParameter(of: found, slot: slot) }
    if binding.typeAnnotation == nil, case .optional(let held)? = openStaticType(of: found),
      case .parameter = held
    {
      scope.setType(held, ofSlot: slot)
    }
    if binding.typeAnnotation == nil { scope.anyTypes[slot] = typeWithAny(of: found)?.wrapped }
    return .unwrap(slot: slot, coerced(found, to: type.map { .optional($0) }))
  }

  /// Marks a chain as non-nil unless a link is nil. If the last member is not Optional, only a link can make the chain
  /// nil, so an unknown value at its end exists.
  func knownToHold(_ value: Expression) -> Expression {
    guard case .chain(let inner) = value, let type = staticType(of: inner) ?? reducedType(inner),
      type != .any, !type.isOptional
    else { return value }
    return .chain(.cast(inner, type, .noted))
  }

  /// The type of the initial value of `reduce`.
  private func reducedType(_ value: Expression) -> TypeReference? {
    guard case .callMember(_, _, let call) = value, call.name == "reduce" else { return nil }
    return call.values.first.flatMap { staticType(of: $0) }
  }

  /// The cases of a switch, with the chosen branches of `#if` in their place.
  func chosen(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    cases.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let branch): return [branch]
      case .ifConfigDecl(let choice):
        guard case .switchCases(let inner)? = clause(of: choice)?.elements else { return [] }
        return chosen(inner)
      @unknown default: return []
      }
    }
  }
}

extension PatternSyntax {
  /// `_`, which the parser reads as a pattern or as an expression.
  fileprivate var isDiscard: Bool {
    if self.is(WildcardPatternSyntax.self) { return true }
    return self.as(ExpressionPatternSyntax.self)?.expression.is(DiscardAssignmentExprSyntax.self)
      == true
  }
}
