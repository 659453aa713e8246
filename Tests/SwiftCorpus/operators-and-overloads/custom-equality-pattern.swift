// swift-format-ignore-file
import Foundation
struct Regexish { let prefix: String }
func ~= (r: Regexish, s: String) -> Bool { s.hasPrefix(r.prefix) }
func ~= <T: Equatable>(list: [T], x: T) -> Bool { list.contains(x) }
switch "push.alert" { case Regexish(prefix: "mail"): print("mail"); case Regexish(prefix: "push"): print("push"); default: print("?") }
switch 5 { case [1, 2, 3]: print("low"); case [4, 5]: print("mid"); default: print("?") }
if case Regexish(prefix: "a") = "abc" { print("starts with a") }
do { throw URLError(.timedOut) } catch URLError.timedOut { print("timeout") } catch { print("other") }
