// swift-format-ignore-file
import Foundation
func run() { for s in ["https://a.b/c/../d", "https://a.b/./x/../../y/", "https://a.b/c"] { print(URL(string: s)!.standardized) } }
run()
