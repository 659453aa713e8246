enum Day: CaseIterable { case friday, saturday, sunday }
extension CaseIterable where Self: Equatable {
  var position: Int { Array(Self.allCases).firstIndex(of: self)! }
  var next: Self {
    let all = Array(Self.allCases)
    return all[(position + 1) % all.count]
  }
  static var count: Int { allCases.count }
}
print(Day.sunday.next, Day.friday.next, Day.saturday.position, Day.count)
