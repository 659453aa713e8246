print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 / 2 * 2)
print(7.0 / 2, 7 / 2.0, Double(7) / 2)
let seconds = 3725
print(seconds / 3600, seconds % 3600 / 60, seconds % 60)
