import LifecycleModel
import SwiftSyntax

/// Finds the classes of the application delegate and the scene delegate.
extension Lowering {
  /// Returns false if the files have no delegate.
  func findDelegates(in files: [SourceFileSyntax]) -> Bool {
    let classes = tree.types.values.filter(\.isReference).sorted { $0.line < $1.line }
    let marked = files.compactMap(adapted).first
    var candidates = classes.filter { isDelegate($0) }
    if candidates.isEmpty, otherPlatform != nil { return false }
    // UIKit declares `main` for UIApplicationDelegate, to which the superclass conforms.
    if candidates.isEmpty, tree.app == nil {
      candidates = classes.filter { type in
        type.name == marked && type.inherited.first.map(tree.isUnknown) == true
      }
    }
    tree.hasEntryPoint = marked != nil || tree.app != nil
    // SwiftUI creates only the adaptor's delegate, which may be declared inside the App.
    if tree.app != nil {
      let named = marked.map(Lowering.lastName)
      tree.delegate = candidates.first { Lowering.lastName($0.name) == named }?.name ?? ""
      if tree.delegate.isEmpty { tree.missingDelegate = marked }
      if marked == nil { tree.delegateWithoutAdaptor = candidates.map(\.name) }
      if tree.lineage(of: tree.delegate).flatMap(\.methods).contains(where: {
        $0.fullName == Callback.configurationForConnecting.swiftName
      }) {
        findSceneDelegate(among: classes)
      }
      return true
    }
    guard
      let delegate = candidates.first(where: { $0.name == marked })
        ?? candidates.first(where: { $0.name == "AppDelegate" }) ?? candidates.first
    else { return false }
    tree.delegate = delegate.name
    let own = tree.lineage(of: delegate.name).map(\.name)
    tree.secondDelegates = candidates.map(\.name).filter { name in
      !own.contains(name)
        && tree.lineage(of: name).contains { $0.inherited.contains("UIApplicationDelegate") }
    }
    if let marked, marked != delegate.name, let base = tree.types[marked]?.inherited.first,
      tree.types[base] == nil
    {
      tree.startClass = marked
    }
    findSceneDelegate(among: classes)
    chooseSceneDelegate(among: classes)
    if let info = tree.info, info.sceneManifestLine != nil, info.sceneDelegate == nil,
      tree.app == nil, !words.contain("delegateClass =")
    {
      tree.namesNoSceneDelegate = true
      tree.sceneDelegate = nil
    }
    return true
  }

  private func setsDelegateClass(to name: String) -> Bool {
    words.contain("delegateClass = \(name) . self")
  }

  /// Of several scene delegates, chooses the one that the code sets as `delegateClass`, or the first one that the
  /// Info.plist names.
  private func chooseSceneDelegate(among classes: [OwnType]) {
    let names = classes.map(\.name).filter { name in
      tree.lineage(of: name).flatMap(\.inherited)
        .contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
    }
    guard names.count > 1 else { return }
    let set = names.first(where: setsDelegateClass(to:))
    let named = tree.info?.sceneDelegate.flatMap { names.contains($0) ? $0 : nil }
    tree.sceneDelegate = set ?? named ?? tree.sceneDelegate
  }

  /// The application delegate is also the scene delegate if no other class conforms.
  private func findSceneDelegate(among classes: [OwnType]) {
    var conforming = classes.filter { type in
      tree.lineage(of: type.name).flatMap(\.inherited)
        .contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
    }
    // A superclass outside of the files conforms: the Info.plist or the code names the class, or the superclass is
    // named like a scene delegate.
    let heirs = classes.filter { tree.unknownSuperclass(of: $0.name) != nil }
    conforming += heirs.filter { type in
      !conforming.contains { $0.name == type.name }
        && (tree.info?.sceneDelegate == type.name || setsDelegateClass(to: type.name)
          || conforming.isEmpty && tree.inheritsSceneDelegate(type.name))
    }
    tree.sceneDelegate =
      (conforming.first { $0.name != tree.delegate } ?? conforming.first)?.name
  }

  /// The error if the files have a delegate of another system; nil for none.
  var otherPlatform: SourceProblem? {
    let protocols = [
      ("NSApplicationDelegate", "macOS"), ("WKExtensionDelegate", "watchOS"),
      ("WKApplicationDelegate", "watchOS"),
    ]
    let names = Set(tree.types.values.flatMap(\.inherited))
    return protocols.first { names.contains($0.0) }.map { name, system in
      .otherPlatform(system, conformsTo: name)
    }
  }

  /// Fills the `window` of an app with a main storyboard, because UIKit sets the property before it calls the delegate.
  /// With scenes this is the scene delegate's property; if it is unknown whether there are scenes, both delegates get a
  /// window. Without an Info.plist, a window that the files read but never set must come from a storyboard. SwiftUI
  /// sets no such property.
  func fillWindows() {
    if tree.app != nil { return }
    let scene = tree.sceneDelegate
    let owners: [String]
    if let info = tree.info, scene == nil || info.sceneManifestLine != nil {
      // The window belongs to a scene whose delegate is not in the files.
      if scene == nil, info.sceneManifestLine != nil { return }
      guard scene == nil ? info.hasMainStoryboard : info.hasSceneStoryboard else { return }
      owners = [scene ?? tree.delegate]
    } else {
      let isSure = tree.info?.hasMainStoryboard ?? false
      owners =
        tree.info == nil || scene == tree.delegate
        ? [scene ?? tree.delegate] : [scene ?? tree.delegate, tree.delegate]
      guard isSure || needsStoryboard(owners) else { return }
      tree.storyboardOwner = isSure ? nil : owners[0]
    }
    for name in owners {
      guard let index = tree.types[name]?.fields.firstIndex(where: { $0.name == "window" }),
        tree.types[name]?.fields[index].initial == nil
      else { continue }
      let made = code(giving: .system("UIWindow"))
      tree.types[name]?.fields[index].initial = made
    }
  }

  /// Whether the files read the window of one of these classes and never set it. Windows of other classes and of views
  /// do not count.
  private func needsStoryboard(_ owners: [String]) -> Bool {
    let windows = owners.compactMap { tree.types[$0]?.fields.first { $0.name == "window" } }
    guard windows.contains(where: { $0.initial == nil }) else { return false }
    var isRead = false
    var isSet = false
    for code in tree.codes {
      if let owner = code.owner, !owners.contains(owner), tree.types[owner]?.hasWindow == true {
        continue
      }
      code.body.visitExpressions { inner in
        switch inner {
        case .member(.member(_, "view"), "window"): break
        case .member(_, "window"): isRead = true
        case .assign(.member(_, "window"), _): isSet = true
        default: break
        }
      }
    }
    return isRead && !isSet
  }

  /// Fills properties `T!` of unknown type that the files never set, because code outside of the files sets such a
  /// property before its use. The value is assumed to exist, and the trace notes this when it is first read.
  func fillAwaited() {
    guard !awaited.isEmpty else { return }
    var isSet: Set<String> = []
    for code in tree.codes {
      code.body.visitExpressions { inner in
        guard case .assign(let place, _) = inner else { return }
        switch place {
        case .member(_, let name): isSet.insert(name)
        case .global(let index): isSet.insert(tree.globals[index].name)
        default: break
        }
      }
    }
    for property in awaited where !isSet.contains(property.name) {
      guard tree.types[property.type] == nil, !KnownType.isKnown(property.type) else { continue }
      let spelling = property.owner.map { "\($0).\(property.name)" } ?? property.name
      if let index = tree.globals.firstIndex(where: {
        $0.name == property.name && $0.owner == property.owner
      }) {
        tree.globals[index].isPlain = false
        tree.globals[index].initial = code(assuming: spelling)
      } else if let owner = property.owner,
        let index = tree.types[owner]?.fields.firstIndex(where: { $0.name == property.name })
      {
        let assumed = code(assuming: spelling)
        tree.types[owner]?.fields[index].initial = assumed
      }
    }
  }

  /// Code that returns an unknown Optional. It has a value unless the user assumes otherwise.
  private func code(assuming spelling: String) -> Int {
    let number = reserveCode()
    let line = SourceLine(line: 0)
    tree.codes[number].slotCount = 2
    tree.codes[number].selfSlot = 0
    tree.codes[number].body = [
      Statement(
        line: line,
        kind: .guardElse(
          [.unwrap(slot: 1, .literal(.opaque(Opaque.short(spelling))))],
          [Statement(line: line, kind: .return(.literal(.none)))])),
      Statement(line: line, kind: .return(.slot(1))),
    ]
    return number
  }

  func opaqueCode(_ spelling: String) -> Int { code(giving: .opaque(Opaque.short(spelling))) }

  private func code(giving value: Value) -> Int {
    let number = reserveCode()
    tree.codes[number].slotCount = 1
    tree.codes[number].selfSlot = 0
    tree.codes[number].body = [
      Statement(line: SourceLine(line: 0), kind: .return(.literal(value)))
    ]
    return number
  }

  private func isDelegate(_ type: OwnType) -> Bool {
    let names = tree.lineage(of: type.name).flatMap(\.inherited)
    // Flutter, React Native and Expo have superclasses with such names.
    return names.contains { $0 == "UIApplicationDelegate" || $0.hasSuffix("AppDelegate") }
  }

  /// The class with `@main`, or the one that a SwiftUI app's adaptor names.
  private func adapted(_ file: SourceFileSyntax) -> String? {
    for item in chosen(file.statements) {
      if let type = item.item.as(ClassDeclSyntax.self) {
        let names = type.attributes.map(\.spelling)
        if names.contains(where: { ["@main", "@UIApplicationMain"].contains($0) }) {
          return type.name.text
        }
      }
      guard let app = item.item.as(StructDeclSyntax.self),
        app.name.identifierText == tree.app
          || app.inheritanceClause?.inheritedTypes.contains(where: {
            Lowering.lastName($0.spelledType) == "Scene"
          }) == true
      else { continue }
      for member in chosen(app.memberBlock.members) {
        guard let variable = member.as(VariableDeclSyntax.self) else { continue }
        for attribute in variable.attributes where attribute.spelling.contains("DelegateAdaptor") {
          let inside = attribute.spelling.split { "(.) ".contains($0) }.map(String.init)
          if let name = inside.dropFirst().prefix(while: { $0 != "self" }).last { return name }
          if let type = variable.bindings.first?.typeAnnotation?.type { return type.spelling }
        }
      }
    }
    return nil
  }
}

extension OwnType {
  fileprivate var hasWindow: Bool {
    fields.contains { $0.name == "window" } || computed.contains { $0.name == "window" }
  }
}
