import LifecycleModel

/// The app's source after lowering.
struct ProgramTree: Sendable {
  /// The class that iOS creates first.
  var delegate = ""
  /// The files have `@main`, or a SwiftUI app.
  var hasEntryPoint = false
  /// The code can cancel a data task or ask for its state. Otherwise equal downloads are the same
  /// to a search.
  var tellsDataTasksApart = false
  /// The class with `@main`, if it is not the delegate.
  var startClass: String?
  /// The class that a SwiftUI app's adaptor names, if the files do not declare it.
  var missingDelegate: String?
  /// Classes of application delegates in a SwiftUI app without an adaptor.
  var delegateWithoutAdaptor: [String] = []
  /// Non-private types that several files declare, with the line of the second declaration.
  var merged: [(name: String, line: Int)] = []
  /// Other classes of application delegates, in an app without SwiftUI's `App`.
  var secondDelegates: [String] = []
  /// The class of the scene delegate.
  var sceneDelegate: String?
  /// The Info.plist has a scene manifest without a delegate class, and no code sets one.
  var namesNoSceneDelegate = false
  /// The Info.plist among the files.
  var info: InfoPlist?
  /// The class whose window the files read and never set: a main storyboard is assumed.
  var storyboardOwner: String?
  /// The struct that conforms to SwiftUI's `App`.
  var app: String?
  /// The lines of the properties with `@UIApplicationDelegateAdaptor`.
  var adaptorLines: [Int] = []
  /// The lines of closures that SwiftUI runs as callbacks, by callback, in the order in which they were found.
  var viewHooks: [Callback: [Int]] = [:]
  /// User-defined types, and extensions of other types by their last name.
  var types: [String: OwnType] = [:]
  /// The library that a type belongs to, for types that are written in Swift source of PushLab.
  var libraryModules: [String: String] = [:]
  /// Bodies. `.closure(code:captured:)` and methods refer to them by index.
  var codes: [Code] = []
  var functions: [Method] = []
  /// Global and static variables.
  var globals: [Global] = []
  /// The names in `AppMemory.properties`, without the types that they belong to.
  var propertyNames: [String] = []
  var tables: [String: MemberTable] = [:]
  var traits = Traits()
  /// The names of the files without folders, and the first line of each.
  var files: [DelegateProgram.File] = []
  /// Lines of conditions that guard only output and calls of unknown code.
  var idleConditions: Set<Int> = []
  /// The code and data that may decide whether a completion handler is called.
  var aboutHandlers = HandlerRelevance()
  /// Whether the files ask iOS for fetches or background tasks.
  var asksForGrants = false
  var reportingCalls = DeadlineCode()
  var endingBackgroundTasks = DeadlineCode()
  var reachableNames = ReachableNames()
  /// Names of suites of UserDefaults in the files, sorted.
  var suites: [String] = []
  /// Cases that the files match with `case .name(...)`.
  var matchedCases: Set<String> = []
  /// Bodies that only print and call unknown code.
  var idleCodes: Set<Int> = []
  /// Bodies that have no further effect if they run twice at one instant.
  var repeatableCodes: Set<Int> = []
  var callbacks: [Callback: CallbackMethod] = [:]
  /// Default arguments that describe the call site, `#function`, `#line` and `#file`, by code number.
  var callSites: [Int: String] = [:]
  /// For each code, the generic parameters used as arguments of a generic type, with the index of
  /// the function's parameter; `""` for other arguments.
  var typeArgumentNames: [Int: [(parameter: Int, names: [String])]] = [:]
  /// Results such as `Box<U>` of generic methods, by the number of the body.
  var returnedArguments: [Int: (type: OpenGeneric, parameters: [String])] = [:]
  /// Whether the program can observe the end of an object's life: by `weak`, `unowned` or `deinit`.
  var countsReferences = false
  /// The operand counts of user-defined operators.
  var operatorCounts: [String: Set<Int>] = [:]

  /// Type aliases in types, by their whole path.
  var nestedAliases: [String: TypeReference] = [:]
  /// Whether annotations name types such as `ID<User>`, whose arguments only some values carry.
  var namesTypeArguments = false

  /// Whether equal values may differ in their stored form.
  var comparesByOwnRule: Bool { operatorCounts["=="] != nil || namesTypeArguments }

  /// Rare features, checked before searching a table.
  struct Traits: Sendable {
    var genericTypes: Set<String> = []
    /// Names of lazy properties of structs.
    var lazyNames: Set<String> = []
    /// Names of properties with `mutating get`; `subscript` stands for subscripts.
    var changingReads: Set<String> = []
    var looksUpMembers = false
    /// The tokens of code that is compiled only with a flag of the project.
    var undecidedNames: Set<String> = []
    /// Whether the files declare subclasses of Operation.
    var hasOperations = false
    /// Extended protocols and classes to which values of the library conform or are bridged.
    var extendedSupertypes: [String] = []
    /// Protocols of the library that the files extend and to which its values may conform.
    var extendedProtocols: [String] = []
    /// Extended enumerations and option sets of the frameworks, by the names of their extensions.
    var extendedImports: [String: String] = [:]
    /// Whether the files declare sequences.
    var hasSequences = false
    /// The cost of searching the longest declaration of the files by name; 0 in most programs.
    var searchWeight = 0
  }

  /// The delegate's stored properties, which come first in `propertyNames`; globals follow.
  var delegateFields: [OwnType.Field] { tables[delegate]?.layout ?? [] }

  /// The paths of the types that declare a case or static member of each name.
  var staticOwners: [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for type in types.values {
      let names =
        type.cases.map(\.name) + type.methods.filter(\.isStatic).map(\.baseName)
        + type.computed.filter(\.isStatic).map(\.name)
      for name in names { owners[name, default: []].insert(type.name) }
    }
    for global in globals {
      if let owner = global.owner { owners[global.name, default: []].insert(owner) }
    }
    return owners
  }

  /// The method that iOS calls, and the type of the receiver.
  struct CallbackMethod: Sendable {
    var owner: String
    var method: Method
    /// The `async` form. Returning completes the handler.
    var isAsync = false
  }

  struct Global: Sendable {
    var name: String
    /// The type to which a static variable belongs; nil for a global one.
    var owner: String?
    var isConstant: Bool
    var type: TypeReference?
    var initial: Int?
    /// Whether it is initialized when the process starts. Other globals are initialized at first use.
    var isPlain: Bool
    /// Its line, if code of other files may set it.
    var openLine: Int?
    var willSet: Int?
    var didSet: Int?
  }
}

/// A finished tree, shared by reference so that entering the app's code is cheap.
///
/// The parts that statements read are stored a second time, because the lookup by key path, which all other reads use,
/// took a tenth of the time of a search.
@dynamicMemberLookup
final class SharedTree: Sendable {
  let value: ProgramTree
  let codes: [Code]
  let types: [String: OwnType]
  let tables: [String: MemberTable]
  let traits: ProgramTree.Traits
  let functions: [Method]
  let globals: [ProgramTree.Global]
  let operatorCounts: [String: Set<Int>]
  let delegate: String
  let delegateFields: [OwnType.Field]
  let app: String?
  let countsReferences: Bool
  let comparesByOwnRule: Bool
  let files: [DelegateProgram.File]
  let aboutHandlers: HandlerRelevance
  let repeatableCodes: Set<Int>
  let reachableNames: ReachableNames
  let propertyNames: [String]

  init(_ value: ProgramTree) {
    self.value = value
    codes = value.codes
    types = value.types
    tables = value.tables
    traits = value.traits
    functions = value.functions
    globals = value.globals
    operatorCounts = value.operatorCounts
    delegate = value.delegate
    delegateFields = value.delegateFields
    app = value.app
    countsReferences = value.countsReferences
    comparesByOwnRule = value.comparesByOwnRule
    files = value.files
    aboutHandlers = value.aboutHandlers
    repeatableCodes = value.repeatableCodes
    reachableNames = value.reachableNames
    propertyNames = value.propertyNames
  }

  /// The line of the assumption, counted through all files; nil if its file is not among them.
  func line(of assumption: Assumption) -> Int? {
    guard let name = assumption.file else { return assumption.line }
    guard let index = files.firstIndex(where: { $0.name == name }) else { return nil }
    let line = files[index].firstLine + assumption.line - 1
    return index + 1 < files.count && line >= files[index + 1].firstLine ? nil : line
  }

  subscript<Part>(dynamicMember part: KeyPath<ProgramTree, Part>) -> Part { value[keyPath: part] }
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
  /// Constraints of its generic parameters.
  var constraints: [TypeConstraint] = []
  /// Names of the superclass first, then protocols.
  var inherited: [String] = []
  /// The first name in the clause of the declaration, not of an extension: a class's superclass, if
  /// it has one.
  var writtenFirst: String?
  /// It overrides something, so `writtenFirst` is a superclass, whatever its name.
  var overrides = false
  /// Stored properties of each instance, without those of the superclass.
  var fields: [Field] = []
  var computed: [Computed] = []
  private(set) var methods: [Method] = []
  /// Places in `methods` by base name, so that a call does not read all methods.
  private(set) var methodPlaces: [String: [Int]] = [:]
  var initialisers: [Method] = []
  var subscripts: [Computed] = []
  var cases: [EnumCase] = []
  var observers: [Computed] = []
  /// Code that runs when the last reference to an instance is released.
  var deinitialiser: Int?
  /// Associated types of a protocol, with the member that it requires of that type.
  var associated: [String: [AssociatedWitness]] = [:]
  /// Methods that a protocol requires.
  var requirements: Set<String> = []
  /// Conditions of an extension on the type's parameters for a conformance, by protocol.
  var conditions: [String: [TypeConstraint]] = [:]

  mutating func add(_ method: Method) {
    methodPlaces[method.baseName, default: []].append(methods.count)
    methods.append(method)
  }

  /// The type's own methods of that base name, in their order.
  func methods(_ baseName: String) -> [Method] {
    (methodPlaces[baseName] ?? []).map { methods[$0] }
  }

  struct Field: Sendable {
    var name: String
    var isConstant: Bool
    var isLazy = false
    /// Code of other files may set it.
    var isOpen = false
    var type: TypeReference?
    var ownership = Ownership.strong
    /// For the stored `_name` of a property `name`: its user-defined wrapper.
    var wrapper: String?
    /// The wrapper with its written type arguments: `@Default<Zero>`.
    var wholeWrapper: TypeReference?
    /// The code that wraps a given value, if the wrapper is written with arguments.
    var wrapping: Int?
    /// The code creates the wrapper without any input: no initial value, no arguments, no Optional type.
    var isWrappedBare = false
    /// The property has Combine's `@Published`.
    var isPublished = false
    /// The code of the initial value. For a lazy property it takes `self`.
    var initial: Int?
    var line: Int
    /// Code numbers of the observers.
    var willSet: Int?
    var didSet: Int?

    /// The property's name in JSON.
    var codedName: String { wrapper ?? name }
  }

  /// A computed property, with the numbers of its codes.
  struct Computed: Sendable {
    var name: String
    var isStatic = false
    var getter: Int?
    var setter: Int?
    var type: TypeReference?
    /// `mutating get`: reading it changes its owner.
    var changesOnRead = false
    /// Constraints of the enclosing extension, and of a subscript's own generic parameters.
    var constraints: [TypeConstraint] = []
    /// Parameters of a subscript with `@autoclosure`.
    var autoclosures: Set<Int> = []
    /// Names of a subscript's own generic parameters.
    var generics: [String] = []
    /// Labels of a subscript's parameters.
    var labels: [String] = []
    var parameters: [TypeReference] = []
    /// The type whose members `subscript(dynamicMember: KeyPath<Style, T>)` finds.
    var keyPathRoot: TypeReference?
    /// The last parameter of the subscript takes the remaining arguments.
    var isVariadic = false
    /// Code numbers of the default values of a subscript's parameters.
    var defaults: [Int?] = []
    /// The wrapper whose `wrappedValue` it is.
    var wrapper: String?
    /// Observers of a subclass on an inherited property.
    var willSet: Int?
    var didSet: Int?
  }

  struct EnumCase: Sendable {
    var name: String
    var labels: [String]
    var types: [TypeReference] = []
    /// Code numbers of the default values of the associated values.
    var defaults: [Int?] = []
    var rawValue: Value?
  }

  /// The type of `self` in its members. For an extension of a library type, that type.
  var ownType: TypeReference {
    if case .extended = kind { return KnownType.reference(name) }
    return .named(name)
  }

  /// The type of an enumeration's raw values, as written.
  var rawType: TypeReference? {
    guard kind == .enumType, let first = inherited.first else { return nil }
    let type = KnownType.reference(first)
    return type.isNumber || type == .string || type == .character ? type : nil
  }

  /// `@dynamicMemberLookup`.
  var looksUpMembers: Bool { subscripts.contains { $0.labels == ["dynamicMember"] } }

  /// Whether it is an option set, whose literals are arrays of its members.
  var isOptionSet: Bool { inherited.contains("OptionSet") }

  /// Instances live on the heap and are shared.
  var isReference: Bool { kind == .classType }
}

/// A callable body, with the layout of its frame.
struct Code: Sendable {
  /// The line where it begins, from 1.
  var line = 1
  var parameters: [Int] = []
  var slotCount = 0
  /// Names in the source, by slot; some slots have none.
  var names: [Int: String] = [:]
  /// The slot of `self` in a method's own frame. Closures capture it.
  var selfSlot: Int?
  /// Captured variables, which are on the heap.
  var boxedSlots: Set<Int> = []
  /// Variables with weak or unowned references.
  var weakSlots: Set<Int> = []
  var captures: [Capture] = []
  /// Variables without a written type that cannot be Optional, because code reads a member with `.`.
  var plainSlots: Set<Int> = []
  /// The known types of slots.
  var slotTypes: [Int: TypeReference] = [:]
  /// The value of `#function` in called code.
  var functionName = ""
  /// The result type of a single-expression closure, if known.
  var givenType: TypeReference?
  /// The type that declares this member; for a closure, the type of the enclosing code.
  var owner: String?
  /// Whether stores to properties of `self` call no observers.
  var isInitialiser = false
  /// The line of an initializer after which all properties are set. From there on, assigning a property with a wrapper
  /// calls its observers.
  var settledLine = 0
  var body: [Statement] = []
  var returns: TypeReference?
  var parameterTypes: [TypeReference] = []
  /// The parameter that takes the remaining arguments of a call of the function or closure as a
  /// value.
  var variadic: Int?
  /// Names of a local function's generic parameters.
  var generics: [String] = []

  /// A slot of the enclosing frame whose value a new closure copies into its own frame.
  struct Capture: Sendable {
    var outer: Int
    var inner: Int
  }
}
