// swift-format-ignore-file
import Foundation
func run() { let u: Date? = nil; print([1].map { _ in u?.timeIntervalSince1970 ?? -1 }) }
run()
