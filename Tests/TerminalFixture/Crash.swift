import Glibc

enum Crash: String {
  case fatalError = "F"
  case badPointer = "P"
  case stackOverflow = "O"
  case inTheBackground = "B"
  case abort = "A"
  case exit = "E"
  case messageOnly = "W"

  func happen() {
    switch self {
    case .fatalError: Swift.fatalError("the fixture broke")
    case .badPointer: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .stackOverflow: print(Self.recurse(1))
    case .inTheBackground: Task.detached { Swift.fatalError("the background broke") }
    case .abort: Glibc.abort()
    case .exit: Glibc.exit(3)
    case .messageOnly: say("a warning while the screen is ours\n")
    }
  }

  @inline(never)
  private static func recurse(_ depth: Int) -> Int {
    depth == .max ? 0 : recurse(depth + 1) &+ Int.random(in: 0...1)
  }
}
