/// Scanner and NSRegularExpression as Swift source (see `FoundationSource`).
enum TextSources {
  /// Members that only iOS's versions of these types have are missing. Using one is reported.
  static let scanner = #"""
    class Scanner {
      enum NumberRepresentation { case decimal, hexadecimal }
      let string: String
      var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
      var caseSensitive = false
      private let letters: [Character]
      private var place = 0
      init(string: String) {
        self.string = string
        letters = Array(string)
      }
      var currentIndex: String.Index {
        get { string.index(string.startIndex, offsetBy: place) }
        set { place = string.distance(from: string.startIndex, to: newValue) }
      }
      var isAtEnd: Bool {
        let start = place
        defer { place = start }
        skip()
        return place == letters.count
      }
      private func skip() {
        guard let skipped = charactersToBeSkipped else { return }
        advance { skipped.contains($0) }
      }
      private func advance(while fits: (UnicodeScalar) -> Bool) {
        while place < letters.count, letters[place].unicodeScalars.allSatisfy(fits) { place += 1 }
      }
      private func text(from start: Int) -> String? {
        place > start ? String(letters[start..<place]) : nil
      }
      private func isNext(_ wanted: [Character]) -> Bool {
        guard place + wanted.count <= letters.count else { return false }
        for (offset, letter) in wanted.enumerated() {
          let own = letters[place + offset]
          guard own == letter || !caseSensitive && own.lowercased() == letter.lowercased()
          else { return false }
        }
        return true
      }
      /// Restores the position if nothing is found.
      private func scan<T>(_ read: () -> T?) -> T? {
        let start = place
        skip()
        let found = read()
        if found == nil { place = start }
        return found
      }
      func scanCharacter() -> Character? {
        scan {
          guard place < letters.count else { return nil }
          place += 1
          return letters[place - 1]
        }
      }
      func scanString(_ wanted: String) -> String? {
        scan {
          let start = place
          let wanted = Array(wanted)
          guard isNext(wanted) else { return nil }
          place += wanted.count
          return text(from: start)
        }
      }
      func scanCharacters(from set: CharacterSet) -> String? {
        scan {
          let start = place
          advance { set.contains($0) }
          return text(from: start)
        }
      }
      func scanUpToString(_ wanted: String) -> String? {
        scan {
          let start = place
          let wanted = Array(wanted)
          while place < letters.count, !isNext(wanted) { place += 1 }
          return text(from: start)
        }
      }
      func scanUpToCharacters(from set: CharacterSet) -> String? {
        scan {
          let start = place
          advance { !set.contains($0) }
          return text(from: start)
        }
      }
      private func sign() -> String {
        guard place < letters.count, letters[place] == "-" || letters[place] == "+" else {
          return ""
        }
        place += 1
        return letters[place - 1] == "-" ? "-" : ""
      }
      private func digits() -> String {
        let start = place
        while place < letters.count, letters[place] >= "0", letters[place] <= "9" { place += 1 }
        return text(from: start) ?? ""
      }
      func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
        scan {
          let sign = sign()
          if representation == .hexadecimal { return hexadecimal(sign) }
          let digits = digits()
          if digits.isEmpty { return nil }
          return Int(sign + digits) ?? (sign.isEmpty ? Int.max : Int.min)
        }
      }
      private func hexadecimal(_ sign: String) -> Int? {
        if isNext(["0", "x"]) || isNext(["0", "X"]) { place += 2 }
        let start = place
        while place < letters.count, letters[place].isASCII, letters[place].isHexDigit {
          place += 1
        }
        guard let text = text(from: start) else { return nil }
        return Int(sign + text, radix: 16) ?? (sign.isEmpty ? Int.max : Int.min)
      }
      func scanInt32() -> Int32? { scanInt().map { Int32(clamping: $0) } }
      func scanInt64() -> Int64? { scanInt().map { Int64($0) } }
      func scanDouble() -> Double? {
        scan {
          let sign = sign()
          let whole = digits()
          var fraction = ""
          if place < letters.count, letters[place] == "." {
            place += 1
            fraction = digits()
          }
          if whole.isEmpty && fraction.isEmpty { return nil }
          var exponent = ""
          if place < letters.count, letters[place] == "e" || letters[place] == "E" {
            let end = place
            place += 1
            let minus = self.sign()
            let digits = self.digits()
            if digits.isEmpty { place = end } else { exponent = "e" + minus + digits }
          }
          return Double(sign + "0" + whole + "." + fraction + "0" + exponent)
        }
      }
      func scanFloat() -> Float? { scanDouble().map { Float($0) } }
      // The methods from before iOS 13, which return whether they found something.
      private func found<T>(_ value: T?, _ place: inout T) -> Bool {
        if let value { place = value }
        return value != nil
      }
      func scanInt(_ number: inout Int) -> Bool { found(scanInt(), &number) }
      func scanDouble(_ number: inout Double) -> Bool { found(scanDouble(), &number) }
      func scanHexInt64(_ number: inout UInt64) -> Bool {
        found(scanInt(representation: .hexadecimal).map { UInt64($0) }, &number)
      }
      func scanHexInt32(_ number: inout UInt32) -> Bool {
        found(scanInt(representation: .hexadecimal).map { UInt32(clamping: $0) }, &number)
      }
    }
    """#

  /// Uses the engine of `Regex`; `utf16Bounds(in:)` returns its matches. Needs `NSRange`.
  static let regularExpression = #"""
    class NSTextCheckingResult {
      let range: NSRange
      let numberOfRanges: Int
      let regularExpression: NSRegularExpression?
      private let ranges: [NSRange]
      init(_ ranges: [NSRange], _ expression: NSRegularExpression) {
        range = ranges[0]
        numberOfRanges = ranges.count
        regularExpression = expression
        self.ranges = ranges
      }
      func range(at index: Int) -> NSRange { ranges[index] }
      func range(withName name: String) -> NSRange {
        guard let index = regularExpression?.groupIndex(name) else {
          return NSRange(location: NSNotFound, length: 0)
        }
        return ranges[index]
      }
    }
    class NSRegularExpression {
      struct Options: OptionSet {
        let rawValue: UInt
        static let caseInsensitive = Options(rawValue: 1)
        static let allowCommentsAndWhitespace = Options(rawValue: 2)
        static let ignoreMetacharacters = Options(rawValue: 4)
        static let dotMatchesLineSeparators = Options(rawValue: 8)
        static let anchorsMatchLines = Options(rawValue: 16)
        static let useUnixLineSeparators = Options(rawValue: 32)
        static let useUnicodeWordBoundaries = Options(rawValue: 64)
      }
      struct MatchingOptions: OptionSet {
        let rawValue: UInt
        static let reportProgress = MatchingOptions(rawValue: 1)
        static let reportCompletion = MatchingOptions(rawValue: 2)
        static let anchored = MatchingOptions(rawValue: 4)
        static let withTransparentBounds = MatchingOptions(rawValue: 8)
        static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
      }
      struct MatchingFlags: OptionSet { let rawValue: UInt }
      final class Stop { var pointee = false }
      let pattern: String
      let options: Options
      private let regex: Any
      init(pattern: String, options: Options = []) throws {
        self.pattern = pattern
        self.options = options
        let own = options.contains(.ignoreMetacharacters)
          ? NSRegularExpression.escapedPattern(for: pattern) : pattern
        do {
          regex = try Regex(own).ignoresCase(options.contains(.caseInsensitive))
            .dotMatchesNewlines(options.contains(.dotMatchesLineSeparators))
            .anchorsMatchLineEndings(options.contains(.anchorsMatchLines))
        } catch {
          throw NSError(
            domain: NSCocoaErrorDomain, code: 2048, userInfo: ["NSInvalidValue": pattern])
        }
      }
      var numberOfCaptureGroups: Int { regex.groupNames().count }
      func groupIndex(_ name: String) -> Int? {
        regex.groupNames().firstIndex(of: name).map { $0 + 1 }
      }
      func matches(
        in string: String, options: MatchingOptions = [], range: NSRange
      ) -> [NSTextCheckingResult] {
        let isAnchored = options.contains(.anchored)
        var found: [NSTextCheckingResult] = []
        for bounds in regex.utf16Bounds(in: string.substring(with: range)) {
          let ranges = bounds.map { part in
            part.isEmpty
              ? NSRange(location: NSNotFound, length: 0)
              : NSRange(location: part[0] + range.location, length: part[1])
          }
          let start = found.last?.range.upperBound ?? range.location
          if isAnchored, ranges[0].location != start { break }
          found.append(NSTextCheckingResult(ranges, self))
        }
        return found
      }
      func firstMatch(
        in string: String, options: MatchingOptions = [], range: NSRange
      ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
      }
      func rangeOfFirstMatch(
        in string: String, options: MatchingOptions = [], range: NSRange
      ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
          ?? NSRange(location: NSNotFound, length: 0)
      }
      func numberOfMatches(
        in string: String, options: MatchingOptions = [], range: NSRange
      ) -> Int {
        matches(in: string, options: options, range: range).count
      }
      func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using body: (NSTextCheckingResult?, MatchingFlags, Stop) -> Void
      ) {
        let stop = Stop()
        for match in matches(in: string, options: options, range: range) {
          body(match, [], stop)
          if stop.pointee { break }
        }
      }
      func stringByReplacingMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        withTemplate template: String
      ) -> String {
        var made = ""
        var end = 0
        for match in matches(in: string, options: options, range: range) {
          let between = NSRange(location: end, length: match.range.location - end)
          made += string.substring(with: between)
          made += replacementString(for: match, in: string, offset: 0, template: template)
          end = match.range.upperBound
        }
        let rest = NSRange(location: end, length: string.utf16.count - end)
        return made + string.substring(with: rest)
      }
      func replacementString(
        for match: NSTextCheckingResult, in string: String, offset: Int, template: String
      ) -> String {
        let letters = Array(template)
        var made = ""
        var place = 0
        while place < letters.count {
          let letter = letters[place]
          place += 1
          if letter == "\\", place < letters.count {
            made.append(letters[place])
            place += 1
          } else if letter == "$", place < letters.count, letters[place].isNumber {
            var group = 0
            // A group number has at most as many digits as the number of groups.
            while place < letters.count, let digit = letters[place].wholeNumberValue,
              group == 0 || group * 10 + digit < match.numberOfRanges
            {
              group = group * 10 + digit
              place += 1
              if group == 0 { break }
            }
            guard group < match.numberOfRanges else { continue }
            let range = match.range(at: group)
            if range.location != NSNotFound {
              made += string.substring(
                with: NSRange(location: range.location + offset, length: range.length))
            }
          } else {
            made.append(letter)
          }
        }
        return made
      }
      static func escapedPattern(for text: String) -> String {
        text.map { "\\*?+[(){}^$|./".contains($0) ? "\\\($0)" : String($0) }.joined()
      }
      static func escapedTemplate(for text: String) -> String {
        text.map { "\\$".contains($0) ? "\\\($0)" : String($0) }.joined()
      }
    }
    """#
}
