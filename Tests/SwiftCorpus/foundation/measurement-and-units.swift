// swift-format-ignore-file
import Foundation
let d = Measurement(value: 5, unit: UnitLength.kilometers)
print(d.converted(to: .meters).value, d.unit.symbol, (d + Measurement(value: 500, unit: .meters)).converted(to: .kilometers).value)
print(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value, d > Measurement(value: 1, unit: .miles))
let t = Measurement(value: 100, unit: UnitTemperature.celsius)
print(t.converted(to: .fahrenheit).value.rounded(), (d * 2).value, d == Measurement(value: 5000, unit: UnitLength.meters))
print(Measurement(value: 1, unit: UnitInformationStorage.kilobytes).converted(to: .bytes).value)
