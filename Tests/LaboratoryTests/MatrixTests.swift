import BuiltInApps
import CommandLanguage
import Laboratory
import LifecycleModel
import Testing

/// The table that article 2 announces (claim 2.8), in Apple's reading.
@Suite struct MatrixTests {
  static func matrix(_ profile: Profile.Name, _ options: [LifecycleModel.Option] = []) throws
    -> Matrix
  {
    let program = try App.inRepository("classic").program
    var stage = Configuration(profile: Profile(profile))
    stage.adoption = program.scenes.adoption
    stage.setModes([.remoteNotification])
    for option in options { stage.set(option, on: true) }
    return Matrix(stage: stage, program: program)
  }

  /// A row as `seen/called`: in the foreground, in the background, suspended, reclaimed, swiped
  /// away.
  func row(_ matrix: Matrix, _ permission: Permission, _ kind: Matrix.Kind) -> [String] {
    matrix.cells.filter { $0.permission == permission && $0.kind == kind }
      .map { ($0.isSeen ? "yes" : "no") + "/" + ($0.isCalled ? "yes" : "no") }
  }

  @Test(
    "iOS 8 and 9",
    arguments: [
      (
        Permission.authorized, Matrix.Kind.alert,
        ["no/yes", "yes/no", "yes/no", "yes/no", "yes/no"]
      ),
      (.authorized, .silent, ["no/yes", "no/yes", "no/yes", "no/yes", "no/no"]),
      (.authorized, .mixed, ["no/yes", "yes/yes", "yes/yes", "yes/yes", "yes/no"]),
      (.denied, .alert, ["no/no", "no/no", "no/no", "no/no", "no/no"]),
      (.denied, .silent, ["no/yes", "no/yes", "no/yes", "no/yes", "no/no"]),
      (.notDetermined, .alert, ["no/yes", "no/no", "no/no", "no/no", "no/no"]),
    ])
  func ios9(permission: Permission, kind: Matrix.Kind, cells: [String]) throws {
    #expect(row(try Self.matrix(.ios9), permission, kind) == cells)
  }

  @Test("iOS 7, denied: no token, so nothing at all", arguments: Matrix.Kind.allCases)
  func ios7(kind: Matrix.Kind) throws {
    #expect(
      row(try Self.matrix(.ios7), .denied, kind) == Array(repeating: "no/no", count: 5))
  }

  @Test("articles 2 and 4: an alert spoils the wake, the killed are never woken")
  func otherReadings() throws {
    let matrix = try Self.matrix(.ios9, [.mixedIsPlain, .killedNeverWakes])
    #expect(
      row(matrix, .authorized, .mixed) == ["no/yes", "yes/no", "yes/no", "yes/no", "yes/no"])
    #expect(
      row(matrix, .authorized, .silent) == ["no/yes", "no/yes", "no/yes", "no/no", "no/no"])
  }
}
