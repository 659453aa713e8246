// swift-format-ignore-file
import Foundation
struct Api: LocalizedError { let code: Int; var errorDescription: String? { "HTTP \(code)" } }
let e: Error = Api(code: 404); print(e.localizedDescription, (e as? Api)?.code ?? 0, "\(e)"); enum Plain: Error { case x }
func run(_ f: () throws -> Void) { do { try f() } catch let e as LocalizedError { print("L", e.errorDescription ?? "") } catch is Plain { print("P") } catch { print("other", error) } }
run { throw Api(code: 5) }; run { throw Plain.x }; run { throw CancellationError() }; run { print("fine") }; run { _ = try JSONSerialization.jsonObject(with: Data("[1]".utf8)) }
