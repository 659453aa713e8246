let name: String? = nil
let backup: String? = "backup"
print(name ?? "default", name ?? backup ?? "default")
let both = name ?? backup
print(both as Any)
var calls = 0
func fallback() -> String {
  calls += 1
  return "computed"
}
print(backup ?? fallback(), calls)
print(name ?? fallback(), calls)
