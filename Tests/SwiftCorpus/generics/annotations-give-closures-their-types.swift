struct Box<T> {
  let get: () -> T
  func map<U>(_ change: @escaping (T) -> U) -> Box<U> { .init { change(get()) } }
}
struct Settings { var ratio: Box<Double> = Box { 2 } }
let count = Box { 3 }
let ratio: Box<Double> = Box { 3 }
print(type(of: count), ratio.get(), Settings().ratio.get())
print(type(of: count.map { [$0] }), count.map { Double($0) * 1.5 }.get())
