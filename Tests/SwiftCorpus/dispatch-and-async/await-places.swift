import Foundation

func v(_ n: Int) async -> Int {
  await Task.yield()
  return n
}
func t(_ n: Int) async throws -> Int {
  try await Task.sleep(nanoseconds: 1000)
  return n
}
struct S {
  var x: Int { get async { await v(5) } }
  subscript(i: Int) -> Int { get async throws { try await t(i) } }
  static func make() async -> S {
    _ = await v(1)
    return S()
  }
}
class K {
  var n: Int
  init(_ n: Int) async { self.n = await v(n) }
  func add() async -> K {
    n += await v(1)
    return self
  }
}
func deferAsync() async -> Int {
  var r = 0
  do {
    defer { r += 1 }
    r += await v(10)
  }
  return r
}
func opt() async -> Int? { await v(3) }
func collect(_ xs: Int...) async -> [Int] {
  var o: [Int] = []
  for x in xs { o.append(await v(x)) }
  return o
}
Task { @MainActor in
  print(
    await v(1) + v(2) * v(3), [await v(1), await v(2)], ["k": await v(3)], (await v(1), await v(2)),
    "s\(await v(9))")
  let s = await S.make()
  print(
    await s.x, try! await s[4], await K(3).add().add().n, await deferAsync(), await opt() ?? 0,
    await collect(1, 2, 3))
  let a = if await v(1) == 1 { await v(10) } else { 0 }
  let b =
    switch await v(2) {
    case 2: await v(20)
    default: 0
    }
  print(a, b)
  while await v(1) == 1 {
    print("while")
    break
  }
  repeat { print("rep") } while await v(0) == 1
  for x in await collect(7, 8) where await v(x) > 7 { print("for", x) }
  guard let g = await opt(), await v(g) == 3 else { return }
  print("guard", g)
  var arr = [1, 2]
  arr[await v(0)] += await v(5)
  arr.append(await v(6))
  print(arr)
  let f: (Int) async -> Int = { await v($0 * 2) }
  print(await f(4), await { await v(1) }())
  do {
    _ = try await t(1)
    throw CancellationError()
  } catch { print("c", await v(2)) }
  let both = await (v(1), v(2))
  print(both.0 + both.1)
  async let p = v(3)
  async let q = t(4)
  let r = try? await [p, q]
  print(r!)
  let lazyTask = Task { await v(8) }
  print(await lazyTask.value, await Task.detached { await v(9) }.value)
  print(
    await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in
      Task { c.resume(returning: await v(11)) }
    })
  await MainActor.run { print("main run") }
  func local(_ n: Int) async -> Int { n == 0 ? 0 : await v(n) + local(n - 1) }
  print(await local(4))
  label: for i in 0... {
    for j in 0... {
      if await v(j) == 2 {
        if i == 1 { break label }
        continue label
      }
    }
  }
  print("labels")
}
