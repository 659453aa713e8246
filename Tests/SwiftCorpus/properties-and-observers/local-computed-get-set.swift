func convert(_ celsius: Double) -> Double {
  var celsius = celsius
  var fahrenheit: Double {
    get { celsius * 1.8 + 32 }
    set { celsius = (newValue - 32) / 1.8 }
  }
  print(fahrenheit)
  fahrenheit = 212
  fahrenheit += 18
  return celsius
}
print(convert(20))
