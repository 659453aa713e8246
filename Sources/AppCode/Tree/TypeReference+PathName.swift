extension TypeReference {
  /// Like `swiftName`, but with the full paths of user-defined types.
  var pathName: String {
    var name = ""
    writePathName(to: &name)
    return name
  }

  /// Appends, because types may be nested thousands of levels deep.
  private func writePathName(to name: inout String) {
    func write(_ generic: String, _ arguments: TypeReference...) {
      name += generic + "<"
      for (index, argument) in arguments.enumerated() {
        if index > 0 { name += ", " }
        argument.writePathName(to: &name)
      }
      name += ">"
    }
    switch self {
    case .named(let path): name += path
    case .array(let element): write("Array", element)
    case .set(let element): write("Set", element)
    case .optional(let wrapped): write("Optional", wrapped)
    case .dictionary(let key, let value): write("Dictionary", key, value)
    case .metatype(let type):
      type.writePathName(to: &name)
      name += ".Type"
    default: name += swiftName
    }
  }
}
