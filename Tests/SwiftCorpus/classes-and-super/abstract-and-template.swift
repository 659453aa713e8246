// swift-format-ignore-file
class Job { let id: Int; private(set) static var made = 0; init() { Job.made += 1; id = Job.made }
  final func run() -> [String] { [prepare(), perform(), "done \(id)"].compactMap { $0 } }
  func prepare() -> String? { nil }; func perform() -> String { preconditionFailure("override") } }
class Upload: Job { let f: String; init(_ f: String) { self.f = f }; override func perform() -> String { "upload \(f)" } }
class Retry: Upload { var n: Int; init(_ f: String, n: Int = 2) { self.n = n; super.init(f + "!") }; override func prepare() -> String? { "retry x\(n)" }; override func perform() -> String { (0..<n).map { _ in super.perform() }.joined(separator: "|") } }
let jobs: [Job] = [Upload("a"), Retry("b"), Retry("c", n: 1)]; print(jobs.flatMap { $0.run() }, Job.made)
