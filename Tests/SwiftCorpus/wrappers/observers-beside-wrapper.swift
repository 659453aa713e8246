// swift-format-ignore-file
@propertyWrapper struct Kept<Value> {
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
}

final class Settings {
    @Kept var runs = 0 {
        willSet { print("will", newValue) }
        didSet { print("did", oldValue, runs) }
    }
    @Kept var level = 1 {
        didSet { if level > 9 { level = 9 } }
    }
    var plain = 0 { didSet { print("plain", plain) } }
    init() {
        runs += 1
        plain = 3
        print("made", runs, plain)
    }
}

struct Size {
    @Kept var width = 1 { didSet { print("width", oldValue, width) } }
    var height = 2
    mutating func grow() {
        width += height
        height += 1
    }
}

let settings = Settings()
settings.runs = 5
settings.level = 12
print(settings.level)
var size = Size()
size.width = 4
size.grow()
print(size.width, size.height)
