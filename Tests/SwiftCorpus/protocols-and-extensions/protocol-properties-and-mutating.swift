// swift-format-ignore-file
protocol Toggle { var isOn: Bool { get set }; mutating func toggle() }
extension Toggle { mutating func toggle() { isOn.toggle() }; mutating func reset(to v: Bool = false) { isOn = v } }
struct Lamp: Toggle { var isOn = false; var uses = 0; mutating func toggle() { uses += 1; isOn = !isOn } }
final class Fan: Toggle { var isOn = false { didSet { print("fan", isOn) } } }
var lamp = Lamp(), fan = Fan()
lamp.toggle(); lamp.toggle(); lamp.reset(to: true); fan.toggle()
print(lamp, fan.isOn)
var all: [any Toggle] = [lamp, fan]
for i in all.indices { all[i].toggle() }
print(all.map(\.isOn), lamp.isOn, fan.isOn)
func flip<T: Toggle>(_ t: inout T) { t.toggle() }
flip(&lamp); flip(&fan)
print(lamp.uses, fan.isOn)
