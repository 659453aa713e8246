protocol Opener { func open() -> String }
struct Chat: Opener { func open() -> String { "chat" } }
struct News {}
let things: [Any] = [Chat(), News(), "text"]
for thing in things {
  if let opener = thing as? Opener {
    print(opener.open())
  } else {
    print("no opener:", thing)
  }
}
print(things.compactMap { $0 as? Opener }.count, things[0] is Opener)
