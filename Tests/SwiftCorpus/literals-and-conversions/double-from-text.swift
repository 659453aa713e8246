print(Double("1.5") ?? 0, Double("abc") ?? -1, Double("1e3") ?? 0, Double("7") ?? 0)
print(Double("inf")!, Double(".5") ?? 0, Double("1,5") == nil)
