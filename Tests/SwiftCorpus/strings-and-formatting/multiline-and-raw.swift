let name = "Ada"
let text = """
  Dear \(name),
    indented "quotes" \
  joined
  \t tab
  """
print(text)
print(#"raw \n \(name) "quoted""#, #"interpolated \#(name)"#)
print("tab\there", "quote \"x\"", "unicode \u{48}", "a\\b")
print(text.split(separator: "\n").count, text.contains("joined"))
