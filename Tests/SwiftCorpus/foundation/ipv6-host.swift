// swift-format-ignore-file
import Foundation
func run() { print(URL(string: "http://[::1]:80/x")!.host!, URL(string: "http://[::1]:80/x")!.port!, URL(string: "http://[bad") == nil) }
run()
