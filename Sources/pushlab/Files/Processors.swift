import Platform

enum Processors {
  /// The number of processors that are online; at least 1.
  static let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
