struct Temperature {
  var celsius = 0.0
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
}
var t = Temperature()
t.fahrenheit = 212
print(t.celsius)
t.fahrenheit += 18
print(t.celsius, t.fahrenheit)
