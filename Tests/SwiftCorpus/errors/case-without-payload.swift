enum Problem: Error {
  case offline
  case status(Int)
}
let results: [Result<Int, Problem>] = [.success(1), .failure(.offline), .failure(.status(500))]
for result in results {
  switch result {
  case .success: print("ok")
  case .failure(.status): print("status")
  case .failure: print("failed")
  }
}
print(results.filter { if case .failure = $0 { return true } else { return false } }.count)
