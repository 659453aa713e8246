enum A: Error { case one, two }
struct B: Error { let code = 9 }
func fail(_ n: Int) throws { if n == 0 { throw A.one } else { throw B() } }
for n in 0...1 {
  do {
    try fail(n)
  } catch let error as A where error == .two {
    print("two")
  } catch is A {
    print("an A")
  } catch {
    print((error as? B)?.code ?? -1)
  }
}
