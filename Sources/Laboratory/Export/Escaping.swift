/// Escapes Unicode scalars, not characters: a combining mark after `<` makes a different
/// `Character`, but the program that reads the text still sees `<`.

/// `text` as the content of an XML element or of an attribute in double quotes.
package func xmlEscaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// `text` for Markdown to show verbatim: without emphasis, code, HTML and links, including links that some dialects
/// make of bare addresses and of names such as `a.com`. An `@` inside an address becomes code, because GitHub links
/// e-mail addresses despite escapes.
package func markdownEscaped(_ text: String) -> String {
  let special = Set("\\`*_{}[]<>#|~&!@".unicodeScalars)
  let scalars = Array(text.unicodeScalars)
  var result = String.UnicodeScalarView()
  for (index, scalar) in scalars.enumerated() {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let isInAddress =
      (scalar == ":" && next == "/")
      || (scalar == "." && index > 0 && next?.properties.isWhitespace == false)
    if scalar == "@", index > 0, let next, isOfAddress(scalars[index - 1]), isOfAddress(next) {
      result.append(contentsOf: "`@`".unicodeScalars)
      continue
    }
    if special.contains(scalar) || isInAddress { result.append("\\") }
    result.append(scalar)
  }
  return String(result)
}

private func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    || ".+-_".unicodeScalars.contains(scalar)
}
