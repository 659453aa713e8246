let f: Float = 0.1
print(f, f + 0.2, Float(1) / 3, Float(16_777_216))
print(Double(f) == 0.1, Float(0.1) == f)
