import LifecycleModel

/// The app's source after lowering.
struct ProgramTree: Sendable {
  /// The class that iOS makes first.
  var delegate = ""
  /// The files have `@main`, or a SwiftUI app.
  var hasEntryPoint = false
  /// The class with `@main` where it is another one.
  var startClass: String?
  /// The class that a SwiftUI app's adaptor names and that the files do not declare.
  var missingDelegate: String?
  /// The class of the window's scene.
  var sceneDelegate: String?
  /// The struct that conforms to SwiftUI's `App`.
  var app: String?
  /// Properties with `@UIApplicationDelegateAdaptor`.
  var adaptors = 0
  /// Closures that SwiftUI runs as callbacks, with the line of the first of each kind.
  var viewHooks: [Callback: Int] = [:]
  /// User-defined types and extensions of others, by their last name.
  var types: [String: OwnType] = [:]
  /// Bodies; `.closure(code:captured:)` and methods number into it.
  var codes: [Code] = []
  var functions: [Method] = []
  /// Global variables and static ones.
  var globals: [Global] = []
  var tables: [String: MemberTable] = [:]
  var traits = Traits()
  /// Names without folders, and where they begin among the lines of all files.
  var files: [DelegateProgram.File] = []
  /// Lines of conditions that guard nothing but output and calls of unknown code.
  var idleConditions: Set<Int> = []
  /// What may decide whether a completion handler is called.
  var aboutHandlers = HandlerRelevance()
  var vocabulary = Vocabulary()
  /// Bodies that do nothing else.
  var idleCodes: Set<Int> = []
  var callbacks: [Callback: CallbackMethod] = [:]
  /// Default arguments that describe the call site, `#function` and `#line`: code numbers.
  var callSites: [Int: String] = [:]
  /// By code: generic parameters that stand as arguments of a generic type, by the number of the
  /// parameter; `""` for other arguments.
  var typeArgumentNames: [Int: [(parameter: Int, names: [String])]] = [:]
  /// Whether a program can tell when an object's life ends: by `weak`, `unowned` or `deinit`.
  var countsReferences = false
  /// The numbers of operands that operators of the files take.
  var operatorCounts: [String: Set<Int>] = [:]

  /// Rare features, checked before a table is searched.
  struct Traits: Sendable {
    var genericTypes: Set<String> = []
    /// Names of lazy properties of structs.
    var lazyNames: Set<String> = []
    /// Names of properties with `mutating get`; `subscript` for subscripts.
    var changingReads: Set<String> = []
    var looksUpMembers = false
    /// Subclasses of Operation.
    var hasOperations = false
    /// Whether the files declare sequences.
    var hasSequences = false
  }

  /// The delegate's stored properties come first among those that the trace names; globals follow.
  var delegateFields: [OwnType.Field] { tables[delegate]?.layout ?? [] }

  /// Counted through all files; nil: the file is not among them.
  func line(of assumption: Assumption) -> Int? {
    guard let name = assumption.file else { return assumption.line }
    guard let index = files.firstIndex(where: { $0.name == name }) else { return nil }
    let line = files[index].firstLine + assumption.line - 1
    return index + 1 < files.count && line >= files[index + 1].firstLine ? nil : line
  }

  /// The method that iOS calls, and the type of the object that it calls it on.
  struct CallbackMethod: Sendable {
    var owner: String
    var method: Method
    /// The `async` form: that it returns completes the handler.
    var isAsync = false
  }

  struct Global: Sendable {
    var name: String
    /// The type that it is a static member of.
    var owner: String?
    var isConstant: Bool
    var type: TypeReference?
    var initial: Int?
    /// Evaluated when the process starts; others at first use.
    var isPlain: Bool
    var willSet: Int?
    var didSet: Int?
  }
}

/// A finished tree, shared by reference, so that an entry into the app's code copies one word.
final class SharedTree: Sendable {
  let value: ProgramTree

  init(_ value: ProgramTree) { self.value = value }
}

/// How a variable refers to an object.
enum Ownership: Sendable { case strong, weak, unowned }

/// A type that the files declare or extend.
struct OwnType: Sendable {
  enum Kind: Sendable { case classType, structType, enumType, protocolType, extended }

  var name: String
  var kind: Kind
  var line = 0
  /// Names of its generic parameters.
  var parameters: [String] = []
  /// A superclass first, then protocols; names only.
  var inherited: [String] = []
  /// Stored in each instance, without those of the superclass.
  var fields: [Field] = []
  var computed: [Computed] = []
  var methods: [Method] = []
  var initialisers: [Method] = []
  var subscripts: [Computed] = []
  var cases: [EnumCase] = []
  var observers: [Computed] = []
  /// Run when the last reference to an instance is gone.
  var deinitialiser: Int?
  /// Methods that a protocol asks for.
  var requirements: Set<String> = []
  /// What an extension asks of the type's parameters for a conformance, by the protocol.
  var conditions: [String: [TypeConstraint]] = [:]

  struct Field: Sendable {
    var name: String
    var isConstant: Bool
    var isLazy = false
    var type: TypeReference?
    var ownership = Ownership.strong
    /// `_name` of a property `name` with a wrapper of the files.
    var wrapper: String?
    /// The code that wraps a given value, where the wrapper is written with arguments.
    var wrapping: Int?
    /// Combine's wrapper, whose storage is not played.
    var isPublished = false
    /// A code that takes `self` where it is lazy.
    var initial: Int?
    var line: Int
    /// Codes.
    var willSet: Int?
    var didSet: Int?

    /// What it is called in JSON.
    var codedName: String { wrapper ?? name }
  }

  /// With codes.
  struct Computed: Sendable {
    var name: String
    var isStatic = false
    var getter: Int?
    var setter: Int?
    var type: TypeReference?
    /// `mutating get`: reading it changes the value that has it.
    var changesOnRead = false
    /// What the extension that it stands in asks for.
    var constraints: [TypeConstraint] = []
    /// Names of a subscript's own generic parameters.
    var generics: [String] = []
    /// Labels of a subscript's parameters.
    var labels: [String] = []
    var parameters: [TypeReference] = []
    /// Codes of the default values of a subscript's parameters.
    var defaults: [Int?] = []
    /// The wrapper whose `wrappedValue` it is.
    var wrapper: String?
    /// Observers that a subclass sets beside those of the property that it inherits.
    var willSet: Int?
    var didSet: Int?
  }

  struct EnumCase: Sendable {
    var name: String
    var labels: [String]
    var types: [TypeReference] = []
    /// Codes of the default values of what it carries.
    var defaults: [Int?] = []
    var rawValue: Value?
  }

  /// The type of `self` in its members; for extensions of Swift's types that type.
  var ownType: TypeReference {
    if case .extended = kind { return KnownType.reference(name) }
    return .named(name)
  }

  /// `@dynamicMemberLookup`.
  var looksUpMembers: Bool { subscripts.contains { $0.labels == ["dynamicMember"] } }

  /// Its literals are lists of its own members.
  var isOptionSet: Bool { inherited.contains("OptionSet") }

  /// Instances live on the heap and are shared.
  var isReference: Bool {
    switch kind {
    case .classType: return true
    case .structType, .enumType, .protocolType, .extended: return false
    }
  }
}

struct Method: Sendable {
  /// `name(labels:)`.
  var fullName: String
  var baseName: String
  var labels: [String]
  var code: Int
  /// Codes of the parameters' default values.
  var defaults: [Int?]
  var types: [TypeReference]
  var returns: TypeReference?
  /// The type in `throws(Failure)`.
  var failure: TypeReference?
  /// Parameters whose arguments are evaluated where the method uses them.
  var autoclosures: Set<Int> = []
  /// Names of its own generic parameters.
  var parameters: [String] = []
  /// What these have to be, and what the extension that it stands in asks for.
  var constraints: [TypeConstraint] = []
  /// Parameters that take what is left of the arguments.
  var variadic: Int?
  var isInout: [Bool]
  var isStatic = false
  var isMutating = false
  var isAsync = false
  /// An initialiser that may give nil.
  var isFailable = false
  /// An initialiser that a subclass inherits beside the designated ones.
  var isConvenience = false
  var isPrivate = false
  var isObjC = false
  /// The line of the word `func`.
  var line: Int
  var column = 1
}

/// A body that can be called, with the layout of its frame.
struct Code: Sendable {
  /// Where it begins, from 1.
  var line = 1
  var parameters: [Int] = []
  var slotCount = 0
  /// Names in the source, by slot; some slots have none.
  var names: [Int: String] = [:]
  /// Where `self` stands in a method's own frame; a closure captures it.
  var selfSlot: Int?
  /// Variables that a closure captured: they live on the heap.
  var boxedSlots: Set<Int> = []
  /// Variables that keep no object alive.
  var weakSlots: Set<Int> = []
  var captures: [Capture] = []
  /// The types of slots, as far as they are known.
  var slotTypes: [Int: TypeReference] = [:]
  /// For `#function` in what it calls.
  var functionName = ""
  /// The result type of a closure of one expression, if known.
  var givenType: TypeReference?
  /// The type that it is a member of; a closure's is that of the code around it.
  var owner: String?
  /// Stores into properties of `self` call no observers.
  var isInitialiser = false
  var body: [Statement] = []
  var returns: TypeReference?
  var parameterTypes: [TypeReference] = []
  /// Names of the generic parameters of a function that is declared in a block.
  var generics: [String] = []

  /// A slot of the enclosing frame that is copied into the closure's own when it is made.
  struct Capture: Sendable {
    var outer: Int
    var inner: Int
  }
}
