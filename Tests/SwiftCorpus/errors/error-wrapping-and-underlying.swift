// swift-format-ignore-file
import Foundation
enum Wrapped: Error { case network(underlying: Error), parse(line: Int, message: String) }
extension Wrapped: CustomStringConvertible { var description: String { switch self { case .network(let e): "net<\(e)>"; case .parse(let l, let m): "line \(l): \(m)" } } }
func go(_ i: Int) throws { do { if i == 0 { throw URLError(.notConnectedToInternet) } else { throw Wrapped.parse(line: i, message: "odd") } } catch let e as URLError { throw Wrapped.network(underlying: e) } }
for i in 0...1 { do { try go(i) } catch Wrapped.network(let e as URLError) { print("code", e.code.rawValue, e.code == .notConnectedToInternet) } catch { print(error) } }
let ns = NSError(domain: "app", code: 9, userInfo: [NSLocalizedDescriptionKey: "nine", NSUnderlyingErrorKey: NSError(domain: "in", code: 1)])
print(ns.localizedDescription, (ns.userInfo[NSUnderlyingErrorKey] as? NSError)?.domain ?? "-", ns.code, ns.domain)
let e: Error = ns
print((e as NSError).code, e.localizedDescription)
