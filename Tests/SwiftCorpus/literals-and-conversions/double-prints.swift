print(1.0, 0.1, 100.0, 1e10, 1e16, 1e-5, 0.0001, 123456789.125)
print(0.1 + 0.2, 1.0 / 3, -0.0, 2.5e-3)
print(Double.infinity, -Double.infinity, Double.nan, Double.pi)
