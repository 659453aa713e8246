import LifecycleModel
import Testing

@testable import AppCode

/// Sets with members that equal nothing, themselves included.
@Suite struct SetAlgebraTests {
  @Test("members with a NaN are compared with no other member, however many there are")
  func manyNaNs() throws {
    let lines = try printed(
      """
      let a = Set(Array(repeating: Double.nan, count: 4500) + [1.0, 2.0])
      let b = Set(Array(repeating: Double.nan, count: 4500) + [2.0, 3.0])
      print(a.isDisjoint(with: b), a.union(b).count, a.intersection(b).count)
      print(a.subtracting(b).count, a.symmetricDifference(b).count)
      print(a.isSubset(of: b), a.isSuperset(of: b), a.isStrictSubset(of: b))
      let c: Set<Double> = [2.0]
      print(a.isSuperset(of: c), a.isStrictSuperset(of: c), c.isStrictSubset(of: a))
      """)
    #expect(
      lines == ["false 9003 1", "4501 9002", "false false false", "true true true"])
  }

  @Test("a dictionary is filtered by its entries, also where keys equal nothing")
  func filteredNaNs() throws {
    let lines = try printed(
      """
      let d = Dictionary(uniqueKeysWithValues: (0..<9000).map { (Double.nan, $0) })
      print(d.filter { $0.value < 4000 }.count)
      """)
    #expect(lines == ["4000"])
  }
}
