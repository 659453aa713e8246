// swift-format-ignore-file
import Foundation
let numbers = sequence(state: (0, 1)) { state -> Int? in
  defer { state = (state.1, state.0 + state.1) }
  return state.0
}
print(Array(numbers.prefix(8)))
let counter = sequence(state: 0) { (state: inout Int) -> Int? in
  state += 1
  return state < 4 ? state : nil
}
print(Array(counter), counter.map { $0 * 2 }, counter.reduce(0, +))
for number in sequence(state: 10, next: { (state: inout Int) -> Int? in state -= 3; return state }) {
  if number < 0 { break }
  print(number)
}
for (letter, number) in zip("ab", sequence(state: 0) { $0 += 1; return Optional($0) }) { print(letter, number) }
