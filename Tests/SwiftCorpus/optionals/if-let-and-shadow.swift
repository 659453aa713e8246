let id: Int? = 5
if let id {
  print("id", id + 1)
}
let missing: String? = nil
if let missing { print(missing) } else { print("nothing") }
if let id, id > 3, let other = Int("7") {
  print(id * other)
}
