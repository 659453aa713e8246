enum Outcome {
  case success(String)
  case failure(code: Int)
}
func fetch(_ ok: Bool) -> Outcome { ok ? .success("data") : .failure(code: 404) }
for ok in [true, false] {
  switch fetch(ok) {
  case .success(let text): print(text)
  case .failure(code: 404): print("not found")
  case .failure(let code): print(code)
  }
}
