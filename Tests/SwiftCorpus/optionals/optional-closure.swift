var onTap: ((String) -> Int)?
print(onTap?("a") as Any)
onTap = { $0.count }
print(onTap?("abc") as Any, onTap!("ab"))
let handler: (() -> Void)? = nil
handler?()
print(handler == nil)
