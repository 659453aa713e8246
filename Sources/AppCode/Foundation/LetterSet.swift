/// The named `CharacterSet`s that delegates use.
enum LetterSet: String {
  case whitespaces, whitespacesAndNewlines, newlines
  case letters, decimalDigits, alphanumerics, punctuationCharacters, symbols
  case uppercaseLetters, lowercaseLetters, capitalizedLetters
  case urlQueryAllowed, urlPathAllowed, urlHostAllowed, urlFragmentAllowed, urlUserAllowed,
    urlPasswordAllowed
  /// Characters allowed in a URL's path, in a query item's name and value, in a host, and in any other part.
  case urlPath, urlQueryItem, urlHost, urlPart

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch self {
    case .whitespaces: return scalar == "\t" || properties.generalCategory == .spaceSeparator
    case .newlines: return LetterSet.isNewline(scalar)
    case .whitespacesAndNewlines:
      return LetterSet.whitespaces.contains(scalar) || LetterSet.isNewline(scalar)
    case .letters: return isLetter(properties) || isMark(properties)
    case .decimalDigits: return properties.generalCategory == .decimalNumber
    case .alphanumerics:
      return isLetter(properties) || isMark(properties) || isNumber(properties)
    case .uppercaseLetters:
      return [.uppercaseLetter, .titlecaseLetter].contains(properties.generalCategory)
    case .capitalizedLetters: return properties.generalCategory == .titlecaseLetter
    case .lowercaseLetters: return properties.generalCategory == .lowercaseLetter
    case .punctuationCharacters: return LetterSet.punctuation.contains(properties.generalCategory)
    case .symbols: return LetterSet.signs.contains(properties.generalCategory)
    case .urlQueryAllowed, .urlFragmentAllowed: return allowed(scalar, "!$&'()*+,;=:@/?-._~")
    case .urlPathAllowed, .urlPath: return allowed(scalar, "!$&'()*+,=:@/-._~")
    case .urlHostAllowed, .urlHost: return allowed(scalar, "!$&'()*+,;=-._~:[]")
    case .urlUserAllowed, .urlPasswordAllowed: return allowed(scalar, "!$&'()*+,;=-._~")
    case .urlQueryItem: return allowed(scalar, "!$'()*+,;:@/?-._~")
    case .urlPart: return allowed(scalar, "!$&'()*+,;=:@/?-._~")
    }
  }

  private func allowed(_ scalar: Unicode.Scalar, _ signs: String) -> Bool {
    guard scalar.isASCII else { return false }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return true
    default: return signs.unicodeScalars.contains(scalar)
    }
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{A}"..."\u{D}").contains(scalar) || ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private func isLetter(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  private func isMark(_ properties: Unicode.Scalar.Properties) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  private func isNumber(_ properties: Unicode.Scalar.Properties) -> Bool {
    [.decimalNumber, .letterNumber, .otherNumber].contains(properties.generalCategory)
  }

  private static let punctuation: Set<Unicode.GeneralCategory> = [
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation,
  ]
  private static let signs: Set<Unicode.GeneralCategory> = [
    .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
  ]
}
