// The context's function type chooses among overloaded functions and methods that are used as values.
func show(_ number: Int) -> String { "int \(number)" }
func show(_ text: String) -> String { "text \(text)" }

struct Format {
  static func text(_ number: Int) -> String { "#\(number)" }
  static func text(_ flag: Bool) -> String { flag ? "yes" : "no" }
  func pad(_ text: String) -> String { text + "." }
  func pad(_ number: Int) -> String { "\(number).." }
}

func apply<T>(_ values: [T], _ change: (T) -> String) -> [String] { values.map(change) }

let table: [String: (Int) -> String] = ["a": show, "b": Format.text, "c": Format().pad]
print(table.keys.sorted().map { table[$0]!(7) })
print(
  apply([1, 2], show), apply(["x"], show), apply([true], Format.text), apply(["z"], Format().pad))
print([1].map(show), ["q"].map(show), [true].map(Format.text))
let byText: (String) -> String = show
print(byText("k"), (show as (Int) -> String)(1), [Format().pad as (Int) -> String][0](5))
