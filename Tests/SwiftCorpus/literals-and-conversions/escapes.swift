print("tab\tend", "quote\"", "back\\slash", "\u{41}\u{1F600}")
print(#"raw \n \(x) "quoted""#)
print("a\nb".count, "line1\nline2")
let n = 3
print(#"value \#(n)"#)
