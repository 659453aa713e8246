let scalar = Unicode.Scalar(65 as UInt8)
print(scalar, Character(scalar), ("a" as UnicodeScalar).value)
for unit in "hé".unicodeScalars {
  print(unit.value)
}
print("é".utf8.count, Array("é".utf8), "日本".utf16.count)
