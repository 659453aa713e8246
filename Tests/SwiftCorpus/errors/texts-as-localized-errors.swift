// swift-format-ignore-file
import Foundation
extension String: LocalizedError { public var errorDescription: String? { self } }
func run() { do { throw "oops" } catch { print(error.localizedDescription, error) } }
run()
