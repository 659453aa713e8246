// swift-format-ignore-file
import Foundation
func run() { print([Date.distantPast, .init(timeIntervalSince1970: 0)].max()!) }
run()
