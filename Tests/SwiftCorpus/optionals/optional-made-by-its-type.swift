// swift-format-ignore-file
enum E: Error { case missing(String) }
extension Optional { func or(_ e: @autoclosure () -> Error) throws -> Wrapped { guard let self else { throw e() }; return self } }
func run() { print(try! Optional(2).or(E.missing("a"))); do { _ = try (nil as Int?).or(E.missing("k")) } catch E.missing(let k) { print("missing", k) } catch {}; print((try? Optional("x").or(E.missing(""))) ?? "-") }
run()
