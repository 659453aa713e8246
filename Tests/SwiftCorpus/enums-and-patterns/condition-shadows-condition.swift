// swift-format-ignore-file
enum Api: Error { case call(Int) }
enum Login: Error { case api(Api), other }
func seen(_ error: any Error) {
  if let error = error as? Login, case .api(let error) = error { print("api", error) }
  guard let error = error as? Login, case .api(let error) = error, case .call(let number) = error else {
    print("else", error)
    return
  }
  print(error, number)
}
seen(Login.api(.call(3)))
seen(Login.other)
let value: Int?? = 4
if let value = value, let value = value { print(value + 1) }
var steps: Int? = 2
while let left = steps, let left = left > 0 ? left : nil {
  print(left)
  steps = left - 1
}
