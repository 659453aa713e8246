// swift-format-ignore-file
import Foundation
@propertyWrapper struct Celsius { var wrappedValue: Double; var projectedValue: Fahrenheit { get { Fahrenheit(c: wrappedValue) } set { wrappedValue = newValue.c } }
  struct Fahrenheit { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } } }
struct Weather { @Celsius var high = 20.0; @Celsius var low: Double }
var w = Weather(high: 30, low: -40)
print(w.high, w.$high.f, w.$low.f)
w.$high.f = 212
print(w.high, Weather(low: 1).high)
