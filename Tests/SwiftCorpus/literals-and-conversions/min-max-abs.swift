print(min(3, 1, 2), max(3, 1, 2), abs(-4), abs(-2.5))
print(min(1.5, 2), max("a", "b"), (-5).magnitude, 5.signum(), (-5).signum())
print((10).quotientAndRemainder(dividingBy: 3), 10.isMultiple(of: 5))
