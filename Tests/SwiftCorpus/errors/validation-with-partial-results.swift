// swift-format-ignore-file
enum FieldError: Error, Hashable { case missing(String), tooLong(String, max: Int), mismatch }
struct Errors: Error { var all: [FieldError]; static func + (l: Errors, r: Errors) -> Errors { Errors(all: l.all + r.all) } }
func field(_ name: String, _ d: [String: String], max: Int = 5) -> Result<String, Errors> { guard let v = d[name], !v.isEmpty else { return .failure(.init(all: [.missing(name)])) }; return v.count > max ? .failure(Errors(all: [.tooLong(name, max: max)])) : .success(v) }
func zip2<A, B>(_ a: Result<A, Errors>, _ b: Result<B, Errors>) -> Result<(A, B), Errors> { switch (a, b) { case let (.success(x), .success(y)): return .success((x, y)); case let (.failure(e), .failure(f)): return .failure(e + f); case (.failure(let e), _), (_, .failure(let e)): return .failure(e) } }
func user(_ d: [String: String]) throws -> String { let (n, c) = try zip2(field("name", d), field("city", d, max: 3)).get(); return n + "/" + c }
for d in [["name": "Ann", "city": "NYC"], [:], ["name": "Annabel", "city": "LA"], ["city": "Rome"]] { do { print(try user(d)) } catch let e as Errors { print(e.all, Set(e.all).count) } }
