struct Failed: Error {}
class File {
  deinit { print("closed") }
}
func read() throws {
  let file = File()
  _ = file
  throw Failed()
}
do {
  try read()
} catch {
  print("failed")
}
