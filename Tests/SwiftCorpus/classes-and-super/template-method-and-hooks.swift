// swift-format-ignore-file
class Importer { private(set) var log: [String] = []; let name: String; init(name: String = "base") { self.name = name; log.append("init") }
  final func run(_ lines: [String]) -> [String] { willRun(); defer { didRun() }; return lines.enumerated().compactMap { parse($1, at: $0) } }
  func parse(_ l: String, at i: Int) -> String? { note("parse \(i)"); return l.isEmpty ? nil : l }
  func willRun() { note("will") }; func didRun() { note("did") }; func note(_ s: String) { log.append("\(name):\(s)") } }
class Csv: Importer { var columns = 0; init() { super.init(name: "csv"); note("made") }
  override func parse(_ l: String, at i: Int) -> String? { let p = l.split(separator: ","); columns = max(columns, p.count); return super.parse(p.joined(separator: "|"), at: i).map { "\(i + 1):" + $0 } } }
final class Quiet: Csv { override func note(_ s: String) { if s.hasPrefix("parse") { return }; super.note(s.uppercased()) }; override func didRun() { super.didRun(); note("bye") } }
for i in [Importer(), Csv(), Quiet()] { print(i.run(["a,b", "", "c"]), i.log, (i as? Csv)?.columns ?? -1) }
