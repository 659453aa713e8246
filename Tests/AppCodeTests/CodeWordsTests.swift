import LifecycleModel
import Testing

@testable import AppCode

/// What a file's code names decides; what its comments and texts say does not.
@Suite struct CodeWordsTests {
  private func program(_ launch: String) throws -> DelegateProgram { try load(launching(launch)) }

  @Test("an assignment gives the mode, a comment or a text does not")
  func modes() throws {
    let code = "manager.allowsBackgroundLocationUpdates = true"
    #expect(try program(code).defaultModes == [.location])
    #expect(try program("manager.allowsBackgroundLocationUpdates=true").defaultModes == [.location])
    #expect(try program("// \(code)").defaultModes == [])
    #expect(try program("/* BGProcessingTaskRequest( */").defaultModes == [])
    #expect(try program("print(\"BGAppRefreshTaskRequest(\")").defaultModes == [])
  }

  @Test("BGTaskScheduler counts where the code uses it")
  func tasks() throws {
    #expect(
      try program("BGTaskScheduler.shared.cancelAllTaskRequests()").permittedTasks == [anyTask])
    #expect(try program("// BGTaskScheduler").permittedTasks == [])
    #expect(try program("/* BGTaskScheduler */").permittedTasks == [])
    #expect(try program("print(\"BGTaskScheduler\")").permittedTasks == [])
  }

  @Test("BGContinuedProcessingTask counts where the code names it")
  func continued() throws {
    let code =
      "let request = BGContinuedProcessingTaskRequest(identifier: \"a\", title: \"\", subtitle: \"\")"
    #expect(try program(code).usesContinuedProcessing)
    #expect(try !program("// " + code).usesContinuedProcessing)
  }
}
