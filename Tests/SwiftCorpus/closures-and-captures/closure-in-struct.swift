struct Button {
  var title: String
  var action: (String) -> String
}
var prefix = ">"
var button = Button(title: "OK") { prefix + $0 }
print(button.action(button.title))
prefix = "!"
let copy = button
button.action = { _ in "new" }
print(copy.action("a"), button.action("a"))
