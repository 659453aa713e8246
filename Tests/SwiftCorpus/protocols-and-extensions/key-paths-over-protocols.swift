protocol Named { var name: String { get } }
extension Named { var loud: String { name.uppercased() } }
struct Dot: Named {
  let name = "dot"
  var loud: String { "own" }
}
func loud<T: Named>(_ value: T) -> String { value[keyPath: \.loud] + value.loud }
let all: [any Named] = [Dot()]
print(all.map(\.loud), all.map { $0.loud }, all[0][keyPath: \.loud], loud(Dot()))
let path: KeyPath<any Named, String> = \.loud
print(all[0][keyPath: path], Dot()[keyPath: \.loud], [Dot()].map(\.loud))
