import Foundation

enum Failure: Error { case offline }
Task { @MainActor in
  let task = Task<Int, Error> { @MainActor in
    await Task.yield()
    throw Failure.offline
  }
  do {
    print(try await task.value)
  } catch {
    print("caught", error)
  }
  switch await task.result {
  case .success(let value): print(value)
  case .failure(let error): print("result", error)
  }
  async let bad: Int = { throw Failure.offline }()
  print((try? await bad) ?? -1)
}
