import Foundation
import Testing

@Suite struct DoctorTests {
  @Test("doctor names what it found, and what stands in the way")
  func findings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let well = try Program.run(
      ["doctor"],
      environment: ["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": folder.path])
    #expect(well.status == 0, "\(well.text)")
    for word in ["terminal", "locale", "colours", "resources", "journals and progress", "editor"] {
      #expect(well.lines.contains { $0.hasPrefix("ok  \(word): ") }, "\(word)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    let ill = try Program.run(
      ["doctor"], environment: ["LC_ALL": "C", "XDG_STATE_HOME": "/dev/null/nowhere"])
    #expect(ill.status == 1)
    #expect(ill.lines.contains { $0.hasPrefix("--  locale: C") })
    #expect(ill.lines.contains { $0.hasPrefix("--  journals and progress: /dev/null/nowhere") })
  }

  @Test("help is wrapped at any width", arguments: [1, 10, 20, 26, 27, 39, 200])
  func narrowHelp(columns: Int) throws {
    for arguments in [["--help"], ["run", "--help"], ["learn", "--nonsense"]] {
      let result = try Program.run(arguments, environment: ["COLUMNS": "\(columns)"])
      #expect(result.status == (arguments.contains("--help") ? 0 : 2))
      #expect(!(result.text + result.errorText).isEmpty)
    }
  }
}
