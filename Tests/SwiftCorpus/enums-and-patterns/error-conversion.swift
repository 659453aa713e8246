// swift-format-ignore-file
import Foundation
enum AppError: Error { case network(URLError), decoding(String), unknown(Error)
  init(_ e: Error) { switch e { case let u as URLError: self = .network(u); case let d as DecodingError: self = .decoding("\(type(of: d))"); case let a as AppError: self = a; default: self = .unknown(e) } } }
struct Odd: Error {}
func wrap(_ body: () throws -> Void) -> AppError? { do { try body(); return nil } catch { return AppError(error) } }
for e in [wrap { throw URLError(.cancelled) }, wrap { _ = try JSONDecoder().decode([Int].self, from: Data("{".utf8)) }, wrap { throw Odd() }, wrap {}] {
  switch e { case .network(let u)?: print("network", u.code.rawValue); case .decoding(let t)?: print("decoding", t); case .unknown(let x)?: print("unknown", x); case nil: print("fine") }
}
