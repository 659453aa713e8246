struct Action {
  var title = "none"
  var before: () -> Int = { 1 }
  var run: (Int) -> Int
}
print(Action { $0 + 1 }.run(1), Action(title: "a") { $0 * 2 }.run(4))
print(Action(before: { 7 }, run: { $0 }).before(), Action(run: { -$0 }).run(3))
