// swift-format-ignore-file
import Foundation
func beats(_ a: String, _ b: String) -> String { switch (a, b) { case let (x, y) where x == y: "draw"; case ("rock", "scissors"), ("paper", "rock"), ("scissors", "paper"): "win"; default: "lose" } }
for (a, b) in [("rock", "rock"), ("rock", "paper"), ("paper", "rock")] { print(a, b, beats(a, b)) }
for i in 1...15 { switch (i % 3, i % 5) { case (0, 0): print("FizzBuzz", terminator: " "); case (0, _): print("Fizz", terminator: " "); case (_, 0): print("Buzz", terminator: " "); default: print(i, terminator: " ") } }
print()
let p3 = (1, (2, "x")); if case (1, (let n, "x")) = p3 { print(n) }
