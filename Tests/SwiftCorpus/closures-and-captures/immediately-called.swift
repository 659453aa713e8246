let config: [String: Int] = {
  var made: [String: Int] = [:]
  for (index, key) in ["a", "b"].enumerated() { made[key] = index }
  return made
}()
let title = { () -> String in "called" }()
print(config["b"]!, title, { $0 + 1 }(4))
