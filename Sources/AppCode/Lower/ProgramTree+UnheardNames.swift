import LifecycleModel

/// Notifications that the files observe and nobody posts.
extension ProgramTree {
  /// Names of the files or of unknown code that no file posts, with the line of the observer. Excludes names of iOS.
  /// Empty if a file posts a name that the code computes.
  var unheardNames: [(name: String, line: Int)] {
    var posted: Set<String> = []
    var postsOthers = false
    var observed: [(name: String, line: Int)] = []
    for code in codes {
      code.body.visitParts { part, line in
        guard case .callMember(_, _, let call) = part else { return }
        switch call.name {
        case "post":
          if let name = call.values.first.flatMap(noticeName) {
            posted.insert(name)
          } else {
            postsOthers = true
          }
        case "addObserver", "publisher", "notifications":
          let places = zip(call.labels, call.values)
          let value = places.first { ["name", "forName", "for", "named"].contains($0.0) }?.1
          guard let value, isOfFiles(value), let name = noticeName(value) else { return }
          observed.append((name, line))
        default: break
        }
      }
    }
    if postsOthers { return [] }
    var met: Set<String> = []
    return observed.filter { !posted.contains($0.name) && met.insert($0.name).inserted }
      .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  /// Whether the name is declared in these files, or belongs to unknown code.
  private func isOfFiles(_ name: Expression) -> Bool {
    switch name {
    case .global, .literal(.opaque): return true
    case .member(.literal(.opaque), _): return true
    case .cast(let inner, _, _): return isOfFiles(inner)
    case .member(.literal(.type(let path)), let member):
      return globals.contains { $0.name == member && $0.owner == path }
    default: return false
    }
  }

  /// The last part of a notification's name; nil for a value that the code computes.
  private func noticeName(_ value: Expression) -> String? {
    switch value {
    case .member(_, let name), .implicitMember(let name): return name
    case .global(let number): return globals[number].name
    case .literal(.opaque(let path)): return path.split(separator: ".").last.map(String.init)
    case .literal(.string(let text)): return text
    case .cast(let inner, _, _): return noticeName(inner)
    case .callNamed(let call), .callMember(_, _, let call), .callImplicit(let call):
      return call.values.first.flatMap(noticeName)
    default: return nil
    }
  }
}

extension [Statement] {
  /// Calls `body` with each expression and the line of its statement.
  fileprivate func visitParts(_ body: (Expression, Int) -> Void) {
    for statement in self {
      for part in statement.ownParts { part.visit { body($0, statement.line.line) } }
      for block in statement.blocks { block.visitParts(body) }
    }
  }
}
