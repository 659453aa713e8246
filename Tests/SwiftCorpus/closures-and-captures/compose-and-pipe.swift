// swift-format-ignore-file
import Foundation
precedencegroup Pipe {
  associativity: left
  higherThan: AssignmentPrecedence
}
infix operator |>: Pipe
infix operator >>>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let trim: (String) -> String = { $0.trimmingCharacters(in: .whitespaces) }
let shout = trim >>> { $0.uppercased() } >>> { $0 + "!" }
print("  hi " |> shout, 3 |> { $0 * 2 } |> String.init)
