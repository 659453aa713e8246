// swift-format-ignore-file
struct Fetch { var base = 1; func callAsFunction(_ n: Int = 2, times k: Int = 10) -> Int { n * k + base } }
final class UseCases { let fetch = Fetch(); static let shared = Fetch(base: 3); func go() -> Int { Self.shared(times: 1) } }
func run() {
  let u = UseCases(), o: Fetch? = Fetch(base: 0)
  print(u.fetch(), u.go(), UseCases.shared(4), o?() ?? 0)
  print([Fetch()].map { $0() }, [Fetch()].map { $0(times: 2) })
}
run()
