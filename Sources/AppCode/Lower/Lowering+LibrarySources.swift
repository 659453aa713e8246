import SwiftParser
import SwiftSyntax

/// Types of SwiftUI and Foundation that are written in Swift.
extension Lowering {
  func declareSwiftUI() {
    declare(SwiftUISource.text, named: "SwiftUI", firstLine: SwiftUISource.firstLine)
  }

  /// Declares the types of Foundation that the files name.
  func declareFoundation(for files: [SourceFileSyntax]) {
    var names: Set<String> = []
    for file in files {
      for token in file.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind else { continue }
        if name.hasPrefix("$") { projections.insert(name) } else { names.insert(name) }
      }
    }
    if names.contains("Published"), !projections.isEmpty { names.insert(CombineSource.projected) }
    if !CombineSource.isUsed(by: names) { projections = [] }
    for text in FoundationSource.texts(naming: names) {
      declare(text, named: "Foundation", firstLine: FoundationSource.firstLine)
    }
  }

  /// Declares a library's source, without types that the files declare themselves.
  private func declare(_ text: String, named name: String, firstLine: Int) {
    let home = file
    defer { file = home }
    var text = text
    let syntax = text.withUTF8 { Parser.parse(source: $0) }
    let lines = LineTable(text)
    file = File(
      name: name, lines: lines, marks: Marks(SourceIndex(syntax), lines), firstLine: firstLine)
    let own = syntax.statements.filter { item in
      guard case .decl(let declaration) = item.item,
        let name = declaration.asProtocol(NamedDeclSyntax.self)?.name.identifierText
      else { return true }
      guard let type = tree.types[name] else { return true }
      return type.kind == .extended
    }
    nameTypes(own)
    declare(own)
    for item in own {
      guard case .decl(let declaration) = item.item,
        let type = declaration.asProtocol(NamedDeclSyntax.self)?.name.identifierText
      else { continue }
      tree.libraryModules[type] = name
    }
  }
}
