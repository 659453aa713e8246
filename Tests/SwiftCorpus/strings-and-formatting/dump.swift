struct User {
  var name = "Ada"
  var tags = ["a", "b"]
  var age: Int? = 3
}
dump(User())
dump([1, 2])
dump("text")
