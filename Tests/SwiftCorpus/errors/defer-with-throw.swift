enum Stop: Error { case now }
func run(_ stop: Bool) throws {
  print("open")
  defer { print("close") }
  if stop { throw Stop.now }
  print("work")
}
try run(false)
do { try run(true) } catch { print("caught", error) }
