/// Prints words in the form that the parser reads.
enum CommandText {
  /// With quotes only if the parser would read the word as something else.
  static func word(_ text: String) -> String {
    let isBare =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", "+", ":", "(", ")", "@", "~":
          return true
        default:
          return scalar.value > 0xFF && scalar.properties.isAlphabetic && scalar.isTerminalSafe
        }
      }
    return isBare ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for judged in text.judgedScalars {
      switch judged.scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result += judged.spelled
      }
    }
    return result + "\""
  }
}
