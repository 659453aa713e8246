func risky(_ n: Int) throws -> Int {
  struct Odd: Error {}
  if n % 2 == 1 { throw Odd() }
  return n / 2
}
for n in [4, 3] {
  let result = Result { try risky(n) }
  switch result {
  case .success(let half): print("half", half)
  case .failure(let error): print("failed", error)
  }
}
print(Result { try risky(8) }.flatMap { n in Result { try risky(n) } })
