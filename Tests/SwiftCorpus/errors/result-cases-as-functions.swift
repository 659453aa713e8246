// swift-format-ignore-file
enum E: Error { case bad }
func parse(_ s: String) -> Result<Int, E> { Int(s).map(Result.success) ?? .failure(.bad) }
print(parse("4"), parse("x"), ["1", "2"].map(parse).compactMap { try? $0.get() })
