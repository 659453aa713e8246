class Plugin {
  let name: String
  required init(name: String) { self.name = name }
  class func make(_ name: String) -> Self { self.init(name: name) }
}
class Chat: Plugin {
  override class func make(_ name: String) -> Self { self.init(name: "chat." + name) }
}
let type: Plugin.Type = Chat.self
print(type.init(name: "a").name, type.make("b").name, Plugin.make("c").name)
print(type(of: type) == Plugin.Type.self, type == Chat.self)

func type(of value: Plugin.Type) -> Any.Type { Plugin.Type.self }
