import Laboratory
import LifecycleModel

/// Permission, kind of push, and state of the app: whether the push is seen and the app is called.
/// Played by the matrix.
struct PermissionCell: Sendable {
  var profile: Profile.Name
  var app: String
  var permission: Permission
  var kind: Matrix.Kind
  /// In the foreground, in the background, suspended, ended by the system, ended by the user.
  var cells: [String]

  var name: String { "permission: \(profile.rawValue) \(permission.rawValue) \(kind.rawValue)" }

  private static func row(
    _ permission: Permission, _ kind: Matrix.Kind, _ cells: [String],
    _ profile: Profile.Name = .ios9, _ app: String = "classic"
  ) -> PermissionCell {
    PermissionCell(profile: profile, app: app, permission: permission, kind: kind, cells: cells)
  }

  private static let nothing = ["no/no", "no/no", "no/no", "no/no", "no/no"]

  /// Where article 2 contradicts Apple, Apple's reading.
  static let all: [PermissionCell] = [
    row(.authorized, .alert, ["no/yes", "yes/no", "yes/no", "yes/no", "yes/no"]),
    row(.authorized, .silent, ["no/yes", "no/yes", "no/yes", "no/yes", "no/no"]),
    row(.authorized, .mixed, ["no/yes", "yes/yes", "yes/yes", "yes/yes", "yes/no"]),
    row(.denied, .alert, nothing, .ios7), row(.denied, .silent, nothing, .ios7),
    row(.denied, .mixed, nothing, .ios7),
    row(.denied, .alert, nothing),
    row(.denied, .silent, ["no/yes", "no/yes", "no/yes", "no/yes", "no/no"]),
    row(.notDetermined, .alert, ["no/yes", "no/no", "no/no", "no/no", "no/no"]),
    // `modern` requests the banner in willPresent; elsewhere only the list.
    row(
      .provisional, .alert, ["no/yes", "yes/no", "yes/no", "yes/no", "yes/no"], .ios17Scenes,
      "modern"),
  ]
}
