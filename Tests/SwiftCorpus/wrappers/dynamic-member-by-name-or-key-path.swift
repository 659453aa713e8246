// A member that the root of the key path declares is read through the key path, every other one by its name.
@dynamicMemberLookup
struct Flags {
  struct Meta {
    let version = 3
    var owner: String { "me" }
  }
  private var values: [String: Bool] = [:]
  private let meta = Meta()

  subscript(dynamicMember name: String) -> Bool {
    get { values[name] ?? false }
    set { values[name] = newValue }
  }
  subscript<T>(dynamicMember part: KeyPath<Meta, T>) -> T { meta[keyPath: part] }
}

var flags = Flags()
flags.dark = true
flags.beta = flags.dark
flags.beta.toggle()
print(flags.dark, flags.beta, flags.other, flags.version + 1, flags.owner)
