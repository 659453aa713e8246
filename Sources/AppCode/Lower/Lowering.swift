import LifecycleModel
import SwiftSyntax

/// Turns the syntax of an app's files into a `ProgramTree`. Unknown things become opaque values and
/// are listed in the load report. Code that Swift's compiler would reject gives a diagnostic.
final class Lowering {
  /// One of the files. Its line numbers continue those of the files before it.
  struct File {
    var name = ""
    var lines: LineTable
    var marks: Marks
    var firstLine: Int
  }

  var tree = ProgramTree()
  var file: File
  /// The tokens of the app's files.
  var words = CodeWords([])
  private(set) var diagnostics: [Located<SourceProblem>] = []
  private(set) var notes: [Located<SourceNote>] = []
  private var noted: Set<Located<SourceNote>> = []
  var scope = Scope(enclosing: nil)
  /// A call and the trailing closure after it that the parser misread as a call of the result. This happens in the head
  /// of a `for`.
  var parted: (inner: FunctionCallExprSyntax, outer: FunctionCallExprSyntax)?
  /// Whether the code is inside `a?.b`. The chain ends at the outermost link.
  var isInChain = false
  /// The base of the first member in the current `#if` branch, until that member is reached.
  var branchBase: ExprSyntax?
  /// The pattern is not the first one of its clause and binds the same names as the first.
  var repeatsNames = false
  /// The pattern is in a condition, so that its names may shadow those of the block.
  var hidesNames = false
  /// The type whose members are visible without `self.`, and whether these are its static members.
  var enclosingType: (type: String, isStatic: Bool)?
  /// The path of the types around the current declaration.
  var nesting = ""
  var aliases: [String: TypeSyntax] = [:]
  /// The paths of types with `@resultBuilder`.
  var resultBuilders: Set<String> = []
  /// The result builders of closures that are arguments.
  var closureBuilders: [SyntaxIdentifier: String] = [:]
  /// The names of result builders of a protocol's requirements, by protocol and requirement.
  var requiredBuilders: [String: [String: String]] = [:]
  /// The paths of types with `@MainActor`.
  var mainActorTypes: Set<String> = []
  /// The labels of all initialisers, and the number of types when they were collected.
  var initLabels: (types: Int, labels: Set<String>) = (0, [])
  /// The type that the next body returns, with the type arguments as written.
  var bodyReturns: TypeReference?
  /// Likewise a generic type whose arguments only the running call tells.
  var bodyOpen: OpenGeneric?
  var bodyAssociated: TypeReference?
  var aliasDepth = 0
  /// The number of aliases expanded for the current type, and for all types so far.
  var (aliasesExpanded, aliasWork) = (0, 0)
  /// The nesting depth of default arguments of local functions, and the number of their tokens so far.
  var (defaultDepth, defaultWork) = (0, 0)
  /// The context type of the next expression.
  var wanted: TypeReference?
  /// The context type of the next call's result. Overloads may differ only in it.
  var wantedResult: TypeReference?
  /// The written type arguments of the type that the next call creates.
  var wantedArguments: [String: TypeReference] = [:]
  /// Statements at the start of the next function's body: the wrappers of its parameters.
  var openingStatements: [Statement] = []
  /// User-defined operators with their precedence and associativity.
  var operators: [String: OwnOperator] = [:]
  /// User-defined precedence groups.
  var groups: [String: OwnOperator] = [:]
  /// Generic parameters: names that stand for any type.
  var genericParameters: Set<String> = []
  /// The number of enclosing calls that are being lowered again with their context.
  var repetitions = 0
  /// The first name after the name of each class: its superclass or a protocol.
  var superclasses: [String: String] = [:]
  /// Labels of tuple types in the files.
  var tupleLabels: Set<String> = []
  /// The user-defined protocols that generic parameters conform to.
  var constraints: [String: String] = [:]
  /// The type of the receiver of the call whose arguments are lowered next, if it names generic parameters.
  var receiverOfClosures: TypeReference?
  /// Constraints of the enclosing function's generic parameters.
  var enclosingConstraints: [TypeConstraint] = []
  var extensionConstraints: [TypeConstraint] = []
  /// Associated types, whose actual types are unknown.
  var associatedTypes: Set<String> = []
  /// Initial values whose types are inferred after all names are declared and before the bodies are
  /// lowered.
  var inferring: [() -> Void] = []
  /// Bodies that are lowered after all names are declared.
  var pending: [() -> Void] = []
  /// The number of opaque names so far. A condition that increases it is assumed.
  private(set) var opaqueCount = 0
  /// The name of the enclosing function, for `#function`.
  var functionName = ""
  /// The error type that the enclosing function declares.
  var failureType: TypeReference?
  /// The type of the value that the current pattern is matched against.
  var subjectType: TypeReference?
  /// Properties `T!` without a value, which code outside of the files may set; `type` is T.
  var awaited: [(owner: String?, name: String, type: String)] = []
  /// Properties that hold the scene phase.
  var phaseNames: Set<String> = []
  /// The types that declare a case or static member of each name.
  lazy var staticOwners = tree.staticOwners
  /// `$name` in the files, where Combine is declared.
  var projections: Set<String> = []
  /// Closures that SwiftUI would run.
  var hooks: [Hook] = []
  var lent: [Hook.Lent] = []
  /// Whether names of generic types keep their type arguments: `ID<User>`.
  var keepsArguments = false
  /// Suppresses notes during the lookup of a place.
  var isQuiet = false
  /// The place owns the assigned member, so it may be a constant.
  var mayBeConstant = false
  var cachedMembers: Set<String>?
  /// The types that a file, by its first line, declares for itself (`Lowering+FilePrivateNames.swift`).
  var twins: [Int: Set<String>] = [:]
  /// The first line of each file.
  var fileStarts: [Int] = []
  /// The first line of the file of each global, by its index.
  var globalFiles: [Int: Int] = [:]
  private static let mostDiagnostics = 50
  /// Limits the expansion of aliases, because aliases of aliases can double a type with each line.
  static let mostAliases = (atOnce: 1_000, inAll: 100_000)
  /// Default arguments of local functions are lowered at each use. This limits their nesting and the total number of
  /// their tokens.
  static let mostDefaults = (atOnce: 4, inAll: 200_000)
  static let mostNotes = 5_000

  init(_ file: File) {
    self.file = file
  }

  func lower(_ files: [(syntax: SourceFileSyntax, context: File)]) {
    findFilePrivateNames(in: files)
    for (syntax, context) in files {
      file = context
      nameTypes(syntax.statements)
    }
    tree.app = appStruct(in: files.map(\.syntax))
    if tree.app != nil { declareSwiftUI() }
    declareFoundation(for: files.map(\.syntax))
    for (syntax, context) in files {
      file = context
      declare(syntax.statements)
    }
    lowerNestedAliases()
    for body in inferring { body() }
    tree.tellsDataTasksApart = [". cancel", ". state", ". dataTaskPublisher"].contains {
      words.contain($0)
    }
    guard findDelegates(in: files.map(\.syntax)) else {
      file = files[0].context
      report(otherPlatform ?? .noDelegate, at: files[0].syntax)
      return
    }
    // Bodies may declare types, which adds the bodies of these.
    while !pending.isEmpty {
      let bodies = pending
      pending = []
      cachedMembers = nil
      for body in bodies { body() }
    }
    fillWindows()
    fillAwaited()
    findShownHooks(in: files.map(\.syntax))
    tree.makeTables()
    tree.findCallbacks()
    noteMethods(in: files[0].context)
  }

  /// Notes methods that look like a delegate's but that iOS never calls.
  private func noteMethods(in context: File) {
    func note(_ matter: SourceNote, at method: Method) {
      addNote(matter, line: method.line, column: method.column)
    }
    for callback in Callback.allCases where tree.callbacks[callback] == nil {
      if let slip = tree.slip(of: callback) {
        note(.nearMiss(slip.fullName, meant: callback.swiftName), at: slip)
      }
      for method in tree.owners(of: callback).flatMap({ tree.lineage(of: $0) }).flatMap(\.methods)
      where method.fullName == callback.swiftName && method.isPrivate {
        note(.privateMethod(method.fullName), at: method)
      }
    }
    for type in tree.delegateWithoutAdaptor.compactMap({ tree.types[$0] }) {
      addNote(.withoutAdaptor(TypeReference.shortName(type.name)), line: type.line)
    }
    for type in tree.secondDelegates.compactMap({ tree.types[$0] }) {
      addNote(
        .secondDelegate(
          TypeReference.shortName(type.name), besides: TypeReference.shortName(tree.delegate)),
        line: type.line)
    }
    for (method, type) in tree.unreachedMethods {
      note(.uncalledMethod(method.fullName, of: type), at: method)
    }
    for property in tree.unsetProperties {
      addNote(.unset(property.name, in: property.setter), line: property.line)
    }
    for (name, line) in tree.unheardNames { addNote(.unpostedNotification(name), line: line) }
    for (name, line) in tree.merged { addNote(.merged(name), line: line) }
    for (method, type) in tree.offeredMethods {
      note(.offered(method.fullName, of: type), at: method)
    }
    for stray in tree.strayMethods {
      note(.stray(stray.callback, of: stray.type), at: stray.method)
    }
  }

  func addNote(_ note: SourceNote, line: Int, column: Int = 1, nearest: String? = nil) {
    let note = Located(line: line, column: column, note, nearest: nearest)
    if noted.insert(note).inserted { notes.append(note) }
  }

  func report(
    _ problem: SourceProblem, at node: some SyntaxProtocol, nearest: String? = nil
  ) {
    guard diagnostics.count < Lowering.mostDiagnostics else { return }
    let (line, column) = position(of: node)
    let diagnostic = Located(line: line, column: column, problem, nearest: nearest)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  func note(_ matter: SourceNote, at node: some SyntaxProtocol, nearest: String? = nil) {
    guard !isQuiet, notes.count < Lowering.mostNotes else { return }
    let (line, column) = position(of: node)
    guard line > 0 else { return }
    addNote(matter, line: line, column: column, nearest: nearest)
  }

  /// Notes a construct that the simulator does not support, and returns an opaque value for it.
  func refuse(_ what: Construct, at node: some SyntaxProtocol) -> Expression {
    note(.notPlayed(what), at: node)
    return opaque(node.spelling)
  }

  func opaqueCountUp() { opaqueCount += 1 }

  func opaque(_ spelling: String) -> Expression {
    opaqueCount += 1
    return .literal(.opaque(Opaque.short(spelling)))
  }

  func position(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let place = file.lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return (place.line + file.firstLine - 1, place.column)
  }

  func line(of node: some SyntaxProtocol) -> Int { position(of: node).line }

  func sourceLine(_ node: some SyntaxProtocol) -> SourceLine {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceLine(line: line(of: node), mark: file.marks.byStatement[offset])
  }

  /// Moves the mark after a block's opening brace to the block's first statement, unless that has
  /// its own. An empty block gets an empty statement.
  func marked(_ body: [Statement], by brace: TokenSyntax) -> [Statement] {
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let mark = file.marks.byBlock[offset] else { return body }
    guard var first = body.first else {
      return [Statement(line: SourceLine(line: line(of: brace), mark: mark), kind: .pass)]
    }
    first.line.mark = first.line.mark ?? mark
    return [first] + body.dropFirst()
  }

  func declare(
    _ name: TokenSyntax, isConstant: Bool, mayBeSet: Bool = false, hides: Bool = false
  ) -> Int {
    let text = name.identifierText
    let slot = scope.declare(text, isConstant: isConstant, mayBeSet: mayBeSet, hides: hides)
    if let slot { return slot }
    report(.declaredTwice(text), at: name)
    return scope.newSlot()
  }

  func reserveCode() -> Int {
    tree.codes.append(Code())
    return tree.codes.count - 1
  }

  /// Lowers a body in a new scope.
  func lowerCode(
    shorthands: Bool = false, returnsValue: Bool, returns: TypeReference? = nil,
    _ statements: CodeBlockItemListSyntax,
    brace: TokenSyntax? = nil, within enclosing: Scope?, prepare: () -> Void
  ) -> Code {
    let outer = scope
    let outerChain = isInChain
    isInChain = false
    scope = Scope(enclosing: enclosing, takesShorthands: shorthands)
    scope.returns = returns
    (scope.wholeReturns, bodyReturns) = (bodyReturns, nil)
    (scope.openReturns, bodyOpen) = (bodyOpen, nil)
    (scope.associatedReturns, bodyAssociated) = (bodyAssociated, nil)
    scope.code.owner = scope.code.owner ?? enclosingType?.type
    scope.code.functionName = functionName
    prepare()
    let opening = openingStatements
    openingStatements = []
    let items = chosen(statements)
    var body: [Statement]
    if let builder = builder(around: statements) {
      body = lowerBuilt(statements, by: builder, as: returns)
    } else if returnsValue, items.count == 1, case .expr(let only) = items[0].item,
      !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self)
    {
      let value = asAssociated(lower(only, as: returns == .void ? nil : returns))
      body = [Statement(line: sourceLine(only), kind: .return(value))]
    } else {
      body = lower(statements)
      if returnsValue, body.count == 1 { body[0] = givingBack(body[0], as: returns) }
    }
    body = opening + body
    if let brace { body = marked(body, by: brace) }
    var code = scope.code
    code.body = body
    code.returns = returns
    if shorthands, code.parameters.isEmpty { code.parameters = scope.shorthands }
    scope = outer
    isInChain = outerChain
    return code
  }

  /// Turns the only expression of a body into its `return`, also in the branches of an `if` or `switch`.
  func givingBack(_ statement: Statement, as type: TypeReference?) -> Statement {
    var statement = statement
    switch statement.kind {
    case .expression(let value): statement.kind = .return(coerced(value, to: type))
    case .ifElse(let conditions, let body, let otherwise) where !otherwise.isEmpty:
      statement.kind = .ifElse(
        conditions, lastGivingBack(body, as: type), otherwise: lastGivingBack(otherwise, as: type))
    case .switchOver(let subject, let cases):
      statement.kind = .switchOver(
        subject,
        cases.map {
          SwitchCase(
            label: $0.label, patterns: $0.patterns, body: lastGivingBack($0.body, as: type))
        })
    case .declare, .destructure, .ifElse, .guardElse, .forIn, .whileLoop, .repeatLoop, .doBlock,
      .later, .return, .throwError, .break, .continue, .labelled, .fallThrough, .pass:
      break
    }
    return statement
  }

  private func lastGivingBack(_ body: [Statement], as type: TypeReference?) -> [Statement] {
    guard let last = body.last else { return body }
    return body.dropLast() + [givingBack(last, as: type)]
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { identifier?.name ?? text }
}

extension InheritedTypeSyntax {
  /// Without attributes such as `@preconcurrency` and `@unchecked`.
  var spelledType: String { (type.as(AttributedTypeSyntax.self)?.baseType ?? type).spelling }
}

extension SyntaxProtocol {
  /// As written, without surrounding blanks.
  var spelling: String { trimmedDescription }

  /// The kind of syntax in plain words: "defer" for `deferStmt`.
  var plainKind: String {
    var words = "\(kind)"
    for suffix in ["Stmt", "Expr", "Decl", "Syntax"] where words.hasSuffix(suffix) {
      words.removeLast(suffix.count)
    }
    var spaced = ""
    for character in words {
      if character.isUppercase { spaced += " " }
      spaced += character.lowercased()
    }
    return "'\(spaced)'"
  }
}
