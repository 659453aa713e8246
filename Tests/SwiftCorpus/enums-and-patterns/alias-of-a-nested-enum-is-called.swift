// swift-format-ignore-file
struct Table { enum Mark: String { case x, o } }
typealias Mark = Table.Mark
extension Mark { init?(char: Character) { self.init(rawValue: String(char)) }; var other: Mark { self == .x ? .o : .x } }
func run() { print(Mark(char: "o")!.other, Mark(char: "z") as Any) }
run()
