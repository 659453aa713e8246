struct Version: Hashable, Comparable {
  var major: Int
  var minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let versions = [
  Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0),
]
print(versions.sorted().map { "\($0.major).\($0.minor)" }, versions.max()!.minor)
print(versions[0] > versions[1], versions[0] >= versions[0], Set(versions + versions).count)
