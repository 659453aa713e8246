// swift-format-ignore-file
@propertyWrapper struct Trimmed { private var v = ""; init(wrappedValue: String) { self.wrappedValue = wrappedValue }; var wrappedValue: String { get { v } set { v = String(newValue.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) } } }
@propertyWrapper struct Counted<V> { private(set) var sets = 0; var wrappedValue: V { didSet { sets += 1 } }; init(wrappedValue: V) { self.wrappedValue = wrappedValue }; var projectedValue: Int { sets } }
struct Form { @Counted @Trimmed var name = "  ann "; @Counted var age = 0; @Trimmed var city: String }
var f = Form(city: " rome "); print(f.name + "|", f.city + "|", f.$name); f.name = " bo  "; f.age += 1; f.age -= 1; print(f.name + "|", f.$name, f.$age)
var g = f; g.name = "zed"; print(f.name, g.name, f.$name, g.$name, Form(name: " q ", age: 3, city: "x").name)
