@dynamicMemberLookup
struct Info {
  var values: [String: String]
  subscript(dynamicMember name: String) -> String { values[name] ?? "none" }
}
let info = Info(values: ["title": "Hi"])
print(info.title, info.body)
