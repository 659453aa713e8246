// swift-format-ignore-file
import Foundation
func d(_ e: Any) -> String { switch e { case let e as Error: "err"; default: "other" } }
func run() { print(d(URLError(.timedOut)), d(CancellationError()), URLError(.badURL) as Any is Error) }
run()
