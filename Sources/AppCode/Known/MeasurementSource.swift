/// Measurement and its units as Swift source (see `FoundationSource`), with Foundation's factors.
enum MeasurementSource {
  static let text = #"""
    class UnitConverter {
      func baseUnitValue(fromValue value: Double) -> Double { value }
      func value(fromBaseUnitValue value: Double) -> Double { value }
    }
    class UnitConverterLinear: UnitConverter {
      let coefficient: Double
      let constant: Double
      init(coefficient: Double, constant: Double = 0) {
        self.coefficient = coefficient
        self.constant = constant
      }
      override func baseUnitValue(fromValue value: Double) -> Double {
        value * coefficient + constant
      }
      override func value(fromBaseUnitValue value: Double) -> Double {
        (value - constant) / coefficient
      }
    }
    class Unit {
      let symbol: String
      init(symbol: String) { self.symbol = symbol }
    }
    class Dimension: Unit {
      let converter: UnitConverter
      init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        super.init(symbol: symbol)
      }
      init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
        converter = UnitConverterLinear(coefficient: coefficient, constant: constant)
        super.init(symbol: symbol)
      }
      class func baseUnit() -> Dimension { fatalError("a dimension without a base unit") }
    }
    struct Measurement<UnitType: Unit>: Comparable, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      var value: Double
      let unit: UnitType
      init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
      }
      var description: String { "\(value) \(unit.symbol)" }
      var debugDescription: String { description }
      func converted(to other: UnitType) -> Measurement<UnitType> {
        if unit === other { return Measurement(value: value, unit: other) }
        if other === type(of: unit).baseUnit() { return Measurement(value: base, unit: other) }
        return Measurement(value: other.converter.value(fromBaseUnitValue: base), unit: other)
      }
      mutating func convert(to other: UnitType) { self = converted(to: other) }
      private var base: Double { unit.converter.baseUnitValue(fromValue: value) }
      private func typed(_ unit: UnitType) -> UnitType { unit }
      /// The values to compare or add, and their unit. One of the units may be written without its type: `.miles`.
      private static func values(
        _ one: Measurement, _ other: Measurement
      ) -> (one: Double, other: Double, unit: UnitType) {
        let unit = one.unit is Unit ? one.unit : other.typed(one.unit)
        let second = unit === one.unit ? one.typed(other.unit) : other.unit
        if unit === second { return (one.value, other.value, unit) }
        return (
          unit.converter.baseUnitValue(fromValue: one.value),
          second.converter.baseUnitValue(fromValue: other.value), type(of: unit).baseUnit()
        )
      }
      static func == (one: Measurement, other: Measurement) -> Bool {
        let (a, b, _) = values(one, other)
        return a == b
      }
      static func < (one: Measurement, other: Measurement) -> Bool {
        let (a, b, _) = values(one, other)
        return a < b
      }
      static func + (one: Measurement, other: Measurement) -> Measurement {
        let (a, b, unit) = values(one, other)
        return Measurement(value: a + b, unit: unit)
      }
      static func - (one: Measurement, other: Measurement) -> Measurement {
        let (a, b, unit) = values(one, other)
        return Measurement(value: a - b, unit: unit)
      }
      static func * (one: Measurement, factor: Double) -> Measurement {
        Measurement(value: one.value * factor, unit: one.unit)
      }
      static func * (factor: Double, one: Measurement) -> Measurement {
        Measurement(value: factor * one.value, unit: one.unit)
      }
      static func / (one: Measurement, divisor: Double) -> Measurement {
        Measurement(value: one.value / divisor, unit: one.unit)
      }
      static func / (dividend: Double, one: Measurement) -> Measurement {
        Measurement(value: dividend / one.value, unit: one.unit)
      }
    }
    final class UnitLength: Dimension {
      override class func baseUnit() -> Dimension { UnitLength.meters }
      static let megameters = UnitLength("Mm", 1000000)
      static let kilometers = UnitLength("km", 1000)
      static let hectometers = UnitLength("hm", 100)
      static let decameters = UnitLength("dam", 10)
      static let meters = UnitLength("m", 1)
      static let decimeters = UnitLength("dm", 0.1)
      static let centimeters = UnitLength("cm", 0.01)
      static let millimeters = UnitLength("mm", 0.001)
      static let micrometers = UnitLength("µm", 1e-06)
      static let nanometers = UnitLength("nm", 1e-09)
      static let picometers = UnitLength("pm", 1e-12)
      static let inches = UnitLength("in", 0.0254)
      static let feet = UnitLength("ft", 0.3048)
      static let yards = UnitLength("yd", 0.9144)
      static let miles = UnitLength("mi", 1609.34)
      static let scandinavianMiles = UnitLength("smi", 10000)
      static let lightyears = UnitLength("ly", 9.461e+15)
      static let nauticalMiles = UnitLength("NM", 1852)
      static let fathoms = UnitLength("ftm", 1.8288)
      static let furlongs = UnitLength("fur", 201.168)
      static let astronomicalUnits = UnitLength("ua", 149600000000)
      static let parsecs = UnitLength("pc", 3.086e+16)
    }
    final class UnitMass: Dimension {
      override class func baseUnit() -> Dimension { UnitMass.kilograms }
      static let kilograms = UnitMass("kg", 1)
      static let grams = UnitMass("g", 0.001)
      static let decigrams = UnitMass("dg", 0.0001)
      static let centigrams = UnitMass("cg", 1e-05)
      static let milligrams = UnitMass("mg", 1e-06)
      static let micrograms = UnitMass("µg", 1e-09)
      static let nanograms = UnitMass("ng", 1e-12)
      static let picograms = UnitMass("pg", 1e-15)
      static let ounces = UnitMass("oz", 0.0283495)
      static let pounds = UnitMass("lb", 0.453592)
      static let stones = UnitMass("st", 0.157473)
      static let metricTons = UnitMass("t", 1000)
      static let shortTons = UnitMass("ton", 907.185)
      static let carats = UnitMass("ct", 0.0002)
      static let ouncesTroy = UnitMass("oz t", 0.03110348)
      static let slugs = UnitMass("slug", 14.5939)
    }
    final class UnitDuration: Dimension {
      override class func baseUnit() -> Dimension { UnitDuration.seconds }
      static let seconds = UnitDuration("s", 1)
      static let minutes = UnitDuration("m", 60)
      static let hours = UnitDuration("h", 3600)
      static let milliseconds = UnitDuration("ms", 0.001)
      static let microseconds = UnitDuration("µs", 1e-06)
      static let nanoseconds = UnitDuration("ns", 1e-09)
      static let picoseconds = UnitDuration("ps", 1e-12)
    }
    final class UnitSpeed: Dimension {
      override class func baseUnit() -> Dimension { UnitSpeed.metersPerSecond }
      static let metersPerSecond = UnitSpeed("m/s", 1)
      static let kilometersPerHour = UnitSpeed("km/h", 0.277778)
      static let milesPerHour = UnitSpeed("mph", 0.44704)
      static let knots = UnitSpeed("kn", 0.514444)
    }
    final class UnitAngle: Dimension {
      override class func baseUnit() -> Dimension { UnitAngle.degrees }
      static let degrees = UnitAngle("°", 1)
      static let arcMinutes = UnitAngle("ʹ", 0.016666666666666666)
      static let arcSeconds = UnitAngle("ʹʹ", 0.0002777777777777778)
      static let radians = UnitAngle("rad", 57.29577951308232)
      static let gradians = UnitAngle("grad", 0.9)
      static let revolutions = UnitAngle("rev", 360)
    }
    final class UnitInformationStorage: Dimension {
      override class func baseUnit() -> Dimension { UnitInformationStorage.bits }
      static let bytes = UnitInformationStorage("B", 8)
      static let bits = UnitInformationStorage("bit", 1)
      static let nibbles = UnitInformationStorage("nibble", 4)
      static let kilobits = UnitInformationStorage("kb", 1000)
      static let megabits = UnitInformationStorage("Mb", 1000000)
      static let gigabits = UnitInformationStorage("Gb", 1000000000)
      static let kilobytes = UnitInformationStorage("kB", 8000)
      static let megabytes = UnitInformationStorage("MB", 8000000)
      static let gigabytes = UnitInformationStorage("GB", 8000000000)
      static let terabytes = UnitInformationStorage("TB", 8000000000000)
      static let petabytes = UnitInformationStorage("PB", 8000000000000000)
      static let kibibytes = UnitInformationStorage("KiB", 8192)
      static let mebibytes = UnitInformationStorage("MiB", 8388608)
      static let gibibytes = UnitInformationStorage("GiB", 8589934592)
      static let tebibytes = UnitInformationStorage("TiB", 8796093022208)
    }
    final class UnitTemperature: Dimension {
      override class func baseUnit() -> Dimension { UnitTemperature.kelvin }
      static let kelvin = UnitTemperature("K", 1, 0)
      static let celsius = UnitTemperature("°C", 1, 273.15)
      static let fahrenheit = UnitTemperature("°F", 0.55555555555556, 255.37222222222427)
    }
    final class UnitArea: Dimension {
      override class func baseUnit() -> Dimension { UnitArea.squareMeters }
      static let squareMeters = UnitArea("m²", 1)
      static let squareKilometers = UnitArea("km²", 1000000)
      static let squareCentimeters = UnitArea("cm²", 0.0001)
      static let squareMiles = UnitArea("mi²", 2590000)
      static let squareFeet = UnitArea("ft²", 0.092903)
      static let squareYards = UnitArea("yd²", 0.836127)
      static let squareInches = UnitArea("in²", 0.00064516)
      static let acres = UnitArea("ac", 4046.86)
      static let hectares = UnitArea("ha", 10000)
    }
    final class UnitVolume: Dimension {
      override class func baseUnit() -> Dimension { UnitVolume.liters }
      static let liters = UnitVolume("L", 1)
      static let milliliters = UnitVolume("mL", 0.001)
      static let deciliters = UnitVolume("dl", 0.1)
      static let centiliters = UnitVolume("cL", 0.01)
      static let cubicMeters = UnitVolume("m³", 1000)
      static let cubicCentimeters = UnitVolume("cm³", 0.001)
      static let gallons = UnitVolume("gal", 3.78541)
      static let quarts = UnitVolume("qt", 0.946353)
      static let pints = UnitVolume("pt", 0.473176)
      static let cups = UnitVolume("cup", 0.24)
      static let fluidOunces = UnitVolume("fl oz", 0.0295735)
      static let tablespoons = UnitVolume("tbsp", 0.0147868)
      static let teaspoons = UnitVolume("tsp", 0.00492892)
    }
    final class UnitEnergy: Dimension {
      override class func baseUnit() -> Dimension { UnitEnergy.joules }
      static let joules = UnitEnergy("J", 1)
      static let kilojoules = UnitEnergy("kJ", 1000)
      static let calories = UnitEnergy("cal", 4.184)
      static let kilocalories = UnitEnergy("kCal", 4184)
      static let kilowattHours = UnitEnergy("kWh", 3600000)
    }
    final class UnitPower: Dimension {
      override class func baseUnit() -> Dimension { UnitPower.watts }
      static let watts = UnitPower("W", 1)
      static let kilowatts = UnitPower("kW", 1000)
      static let milliwatts = UnitPower("mW", 0.001)
      static let megawatts = UnitPower("MW", 1000000)
      static let horsepower = UnitPower("hp", 745.7)
    }
    final class UnitPressure: Dimension {
      override class func baseUnit() -> Dimension { UnitPressure.newtonsPerMetersSquared }
      static let newtonsPerMetersSquared = UnitPressure("N/m²", 1)
      static let hectopascals = UnitPressure("hPa", 100)
      static let kilopascals = UnitPressure("kPa", 1000)
      static let bars = UnitPressure("bar", 100000)
      static let millibars = UnitPressure("mbar", 100)
      static let millimetersOfMercury = UnitPressure("mmHg", 133.322)
      static let poundsForcePerSquareInch = UnitPressure("psi", 6894.76)
    }
    final class UnitFrequency: Dimension {
      override class func baseUnit() -> Dimension { UnitFrequency.hertz }
      static let hertz = UnitFrequency("Hz", 1)
      static let kilohertz = UnitFrequency("kHz", 1000)
      static let megahertz = UnitFrequency("MHz", 1000000)
      static let gigahertz = UnitFrequency("GHz", 1000000000)
    }
    """#
}
