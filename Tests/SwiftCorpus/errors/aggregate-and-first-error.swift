// swift-format-ignore-file
struct Multi: Error, CustomStringConvertible { let errors: [Error]; var description: String { "[" + errors.map { "\($0)" }.joined(separator: ", ") + "]" } }
enum Step: Error { case bad(Int), skipped }
func all<T>(_ fs: [() throws -> T]) throws -> [T] { var out: [T] = [], errs: [Error] = []; for f in fs { do { out.append(try f()) } catch Step.skipped { continue } catch { errs.append(error) } }; if !errs.isEmpty { throw Multi(errors: errs) }; return out }
print(try all([{ 1 }, { throw Step.skipped }, { 3 }])); do { _ = try all([{ 1 }, { throw Step.bad(2) }, { throw Step.bad(3) }]) } catch let m as Multi { print(m, m.errors.count, (m.errors.first as? Step).map { if case .bad(let n) = $0 { n } else { 0 } } ?? -1) }
func ignoring<E: Error>(_ t: E.Type, _ f: () throws -> Void) rethrows { do { try f() } catch is E { print("ignored", t) } }; try ignoring(Step.self) { throw Step.skipped }; do { try ignoring(Multi.self) { throw Step.bad(9) } } catch { print("passed", error) }
