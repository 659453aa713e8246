enum Problem: Error { case tooLong(Int) }
func check(_ text: String) throws(Problem) -> Int {
  guard text.count < 4 else { throw .tooLong(text.count) }
  return text.count
}
do {
  print(try check("abc"))
  print(try check("abcdef"))
} catch {
  switch error {
  case .tooLong(let count): print("too long:", count)
  }
}
