let name = "Ada"
let text = """
  Hello \(name),
    indented "quoted"
  last \
  joined
  """
print(text)
print(text.split(separator: "\n").count)
