import LifecycleModel

extension BackgroundMode {
  static func ordered(_ modes: [BackgroundMode]) -> [BackgroundMode] {
    allCases.filter(modes.contains)
  }
}
