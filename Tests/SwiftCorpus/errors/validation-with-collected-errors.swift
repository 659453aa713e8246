// swift-format-ignore-file
struct Invalid: Error, Equatable { let field: String; let why: String }
struct Many: Error { let all: [Invalid]; var summary: String { all.map { "\($0.field) \($0.why)" }.joined(separator: ", ") } }
func require(_ ok: @autoclosure () -> Bool, _ field: String, _ why: String) throws { if !ok() { throw Invalid(field: field, why: why) } }
func validate(_ form: [String: String]) throws {
  let checks: [() throws -> Void] = [
    { try require(form["name"]?.isEmpty == false, "name", "missing") },
    { try require((form["age"].flatMap { Int($0) } ?? 0) >= 18, "age", "too low") },
    { try require(form["mail"]?.contains("@") ?? false, "mail", "no @") }]
  let errors = checks.compactMap { check -> Invalid? in do { try check(); return nil } catch { return error as? Invalid } }
  if !errors.isEmpty { throw Many(all: errors) }
}
for form in [["name": "A", "age": "20", "mail": "a@b"], ["name": "", "age": "7"]] { do { try validate(form); print("valid") } catch let e as Many { print(e.summary, e.all.contains(Invalid(field: "age", why: "too low"))) } catch {} }
