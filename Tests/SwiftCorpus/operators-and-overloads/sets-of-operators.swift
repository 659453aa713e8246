// swift-format-ignore-file
import Foundation
infix operator ∪: AdditionPrecedence
infix operator ∩: MultiplicationPrecedence
infix operator ∈: ComparisonPrecedence
prefix operator ¬
func ∪ <T>(a: Set<T>, b: Set<T>) -> Set<T> { a.union(b) }
func ∩ <T>(a: Set<T>, b: Set<T>) -> Set<T> { a.intersection(b) }
func ∈ <T: Equatable, S: Sequence>(x: T, s: S) -> Bool where S.Element == T { s.contains(x) }
prefix func ¬ (b: Bool) -> Bool { !b }
let a: Set = [1, 2], b: Set = [2, 3], c: Set = [3]
print((a ∪ b ∩ c).sorted(), 2 ∈ a, ¬(2 ∈ c), 3 ∈ a ∪ c, "x" ∈ ["x", "y"], Character("a") ∈ "abc")
