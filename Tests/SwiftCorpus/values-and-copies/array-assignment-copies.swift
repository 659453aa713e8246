var names = ["a", "b"]
let kept = names
names.append("c")
names[0] = "z"
print(kept, names, kept.count, names.count)
