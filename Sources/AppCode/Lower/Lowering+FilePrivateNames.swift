import SwiftSyntax

/// Names that several files declare separately: private names, and names of a service extension, which is its own
/// module. Such a type has the path `file N.Name`.
extension Lowering {
  /// Finds types that a file declares for itself although another file declares a type of the same name.
  func findFilePrivateNames(in files: [(syntax: SourceFileSyntax, context: File)]) {
    var declared: [String: [(file: Int, isOwn: Bool, line: Int)]] = [:]
    for (syntax, context) in files {
      let types = chosen(syntax.statements).compactMap { item -> DeclSyntax? in
        if case .decl(let declaration) = item.item { declaration } else { nil }
      }
      let isExtension = types.contains { type in
        type.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains {
          $0.spelledType.hasSuffix("NotificationServiceExtension")
        } == true
      }
      for type in types {
        guard let (name, _, _) = Lowering.parts(of: type) else { continue }
        let isPrivate = type.asProtocol((any DeclGroupSyntax).self)?.modifiers.areFilePrivate
        declared[name.identifierText, default: []].append(
          (context.firstLine, isExtension || isPrivate == true, line(of: name, in: context)))
      }
    }
    for (name, places) in declared where Set(places.map(\.file)).count > 1 {
      for place in places where place.isOwn { twins[place.file, default: []].insert(name) }
      let shared = places.filter { !$0.isOwn }
      if let second = shared.first(where: { $0.file != shared.first?.file }) {
        tree.merged.append((name, second.line))
      }
    }
    fileStarts = files.map(\.context.firstLine).sorted()
  }

  private func line(of name: TokenSyntax, in context: File) -> Int {
    let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
    return context.lines.position(at: offset).line + context.firstLine - 1
  }

  /// The path of a type that the current file declares or names, without enclosing types.
  func pathInFile(_ name: String) -> String {
    guard let own = twins[file.firstLine], own.contains(String(name.prefix { $0 != "." })) else {
      return name
    }
    return "file \(file.firstLine).\(name)"
  }

  /// The global variable of the current file, or else the first one.
  func indexOfGlobal(_ name: String) -> Int? {
    let found = tree.globals.indices.filter {
      tree.globals[$0].name == name && tree.globals[$0].owner == nil
    }
    return found.first { globalFiles[$0] == file.firstLine } ?? found.first
  }

  /// The functions of that name in the current file, or else all.
  func functions(named name: String) -> [Method] {
    let found = tree.functions.filter { $0.baseName == name }
    let end = fileStarts.first { $0 > file.firstLine } ?? .max
    let own = found.filter { (file.firstLine..<end).contains($0.line) }
    return own.contains(where: hasTwins) ? own : found
  }

  /// Whether another file has a function of the same full name.
  func hasTwins(_ function: Method) -> Bool {
    tree.functions.count { $0.fullName == function.fullName } > 1
  }
}

extension DeclModifierListSyntax {
  fileprivate var areFilePrivate: Bool { have("private") || have("fileprivate") }
}
