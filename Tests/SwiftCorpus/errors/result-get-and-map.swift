enum Failure: Error { case bad(String) }
let good: Result<Int, Failure> = .success(4)
let bad: Result<Int, Failure> = .failure(.bad("x"))
print((try? good.get()) ?? 0, (try? bad.get()) ?? 0)
print(good.map { $0 * 2 }, bad.map { $0 * 2 })
do {
  print(try bad.get())
} catch Failure.bad(let text) {
  print("bad", text)
}
switch bad {
case .success(let value): print(value)
case .failure(let error): print(error)
}
