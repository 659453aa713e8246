// swift-format-ignore-file
enum PermissionError: Error, Equatable { case denied, restricted(by: String), unknown(code: Int)
  var isFatal: Bool { switch self { case .denied, .restricted: true; case .unknown(let c): c > 10 } } }
func request(_ code: Int) throws -> String { switch code { case 0: return "ok"; case 1: throw PermissionError.denied; case 2: throw PermissionError.restricted(by: "mdm"); default: throw PermissionError.unknown(code: code) } }
func attempt(_ codes: [Int]) -> [String] { codes.map { c in do { return try request(c) } catch let e as PermissionError where e.isFatal { return "fatal \(e)" } catch PermissionError.unknown { return "retry" } catch { return "never" } } }
print(attempt([0, 1, 2, 5, 50])); print(PermissionError.restricted(by: "a") == .restricted(by: "b")); let r = Result { try request(2) }; if case .failure(let e as PermissionError) = r { print(e.isFatal) }
