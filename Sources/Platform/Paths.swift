// Paths are bytes, and not always UTF-8. A String from the system represents each invalid byte by
// one of the scalars U+10FF80 to U+10FFFF, which no font has and no terminal gets. The functions
// below convert them back. Use them instead of the C library's functions if a path is a String.

extension String {
  // A slash is a byte. As a Character it would not be found in front of a combining mark.
  private static let slash = UInt8(ascii: "/")

  package var isAbsolutePath: Bool { utf8.first == String.slash }

  /// The folder part of a path; empty for a path without a slash.
  package var pathFolder: String {
    guard let slash = utf8.lastIndex(of: String.slash) else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The names in a path. `.` and `..` are not resolved.
  package var pathParts: [String] {
    utf8.split(separator: String.slash).map { String(Substring($0)) }
  }

  /// Whether the path is that folder or below it. Both are absolute and resolved.
  package func isPath(atOrBelow folder: String) -> Bool {
    let root = folder.utf8.last == String.slash ? folder : folder + "/"
    return utf8.elementsEqual(folder.utf8) || utf8.starts(with: root.utf8)
  }
}

/// A path as a key. Strings with canonically equivalent characters are equal, but they are names of
/// different files.
package struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: String) { bytes = Array(path.utf8) }
}

/// Decodes a path from the system: an argument, a name in a folder, or the working folder.
package func decodedPath(_ path: UnsafePointer<CChar>) -> String {
  if let text = String(validatingCString: path) { return text }
  let bytes = UnsafeBufferPointer(start: path, count: strlen(path)).map { UInt8(bitPattern: $0) }
  var text = String.UnicodeScalarView()
  var rest = bytes[...]
  while let first = rest.first {
    let length = (1...4).first { length in
      rest.count >= length && String(validating: rest.prefix(length), as: UTF8.self) != nil
    }
    if let length, let valid = String(validating: rest.prefix(length), as: UTF8.self) {
      text.append(contentsOf: valid.unicodeScalars)
      rest = rest.dropFirst(length)
    } else {
      if let scalar = Unicode.Scalar(firstOfBytes + UInt32(first)) { text.append(scalar) }
      rest = rest.dropFirst()
    }
  }
  return String(text)
}

/// The program's arguments, without its own name.
package var programArguments: [String] {
  (1..<max(1, Int(CommandLine.argc))).compactMap {
    CommandLine.unsafeArgv[$0].map { decodedPath($0) }
  }
}

/// A byte from 0x80 on is represented by the scalar at this offset.
private let firstOfBytes: UInt32 = 0x10FF00

/// A path with U+0000 names no file; the C library would read it up to there.
private func withPath<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  if path.utf8.contains(0) { return body("") }
  // In UTF-8, all of these scalars begin with this byte.
  guard path.utf8.contains(0xF4) else { return path.withCString(body) }
  var bytes: [CChar] = []
  for scalar in path.unicodeScalars {
    if scalar.value >= firstOfBytes + 0x80 {
      bytes.append(CChar(bitPattern: UInt8(scalar.value - firstOfBytes)))
    } else {
      bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
    }
  }
  return body(bytes + [0])
}

/// The path for the C library, to be freed.
package func copiedPath(_ path: String) -> UnsafeMutablePointer<CChar>? {
  withPath(path) { strdup($0) }
}

/// The working folder; nil if it was removed.
package var workingFolder: String? {
  guard let folder = getcwd(nil, 0) else { return nil }
  defer { free(folder) }
  return decodedPath(folder)
}

package func open(_ path: String, _ flags: Int32) -> Int32 {
  withPath(path) { open($0, flags) }
}

package func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  withPath(path) { open($0, flags, mode) }
}

package func lstat(_ path: String, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  withPath(path) { lstat($0, status) }
}

package func access(_ path: String, _ mode: Int32) -> Int32 { withPath(path) { access($0, mode) } }

@discardableResult
package func mkdir(_ path: String, _ mode: mode_t) -> Int32 { withPath(path) { mkdir($0, mode) } }

package func stat(_ path: String, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  withPath(path) { stat($0, status) }
}

package func chmod(_ path: String, _ mode: mode_t) -> Int32 {
  withPath(path) { chmod($0, mode) }
}

@discardableResult
package func unlink(_ path: String) -> Int32 { withPath(path) { unlink($0) } }

package func rename(_ old: String, _ new: String) -> Int32 {
  withPath(old) { old in withPath(new) { rename(old, $0) } }
}

/// The absolute path with links resolved; nil if there is no such file.
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = withPath(path, { realpath($0, nil) }) else { return nil }
  defer { free(resolved) }
  return decodedPath(resolved)
}

#if canImport(Darwin)
  package typealias Directory = UnsafeMutablePointer<DIR>
#else
  package typealias Directory = OpaquePointer
#endif

package func opendir(_ path: String) -> Directory? { withPath(path) { opendir($0) } }
