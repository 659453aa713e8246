// swift-format-ignore-file
enum Net: Error, Equatable { case offline, status(Int), other(reason: String) }
func fetch(_ n: Int) throws -> String { switch n { case 0: throw Net.offline; case 404: throw Net.status(n); case ..<0: throw Net.other(reason: "neg"); default: return "ok \(n)" } }
for n in [0, 404, -1, 7] { do { print(try fetch(n)) } catch Net.status(let code) where code > 400 { print("status", code) } catch let e as Net where e == .offline { print("off") } catch { print("other", error) } }
print((try? fetch(0)) as Any, (try? fetch(1)) ?? "-", try! fetch(2))
func twice<T>(_ f: () throws -> T) rethrows -> (T, T) { (try f(), try f()) }
do { print(try twice { try fetch(3) }); _ = try twice { try fetch(0) } } catch { print("caught \(error)", error is Net) }
print(twice { 5 })
let r = Result { try fetch(404) }
switch r { case .success(let s): print(s); case .failure(let e): print("F", e) }
print(r.map(\.count), (try? r.get()) as Any, Result<Int, Net>.success(3).map { $0 + 1 })
