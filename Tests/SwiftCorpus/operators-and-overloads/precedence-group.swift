precedencegroup Applying {
  higherThan: AssignmentPrecedence
  lowerThan: AdditionPrecedence
  associativity: left
}
infix operator |> : Applying
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
let n = 1 + 2 |> { $0 * 10 } |> { "n\($0)" }
print(n)
