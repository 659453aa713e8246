// The elements of a list of Any keep their types in a generic function.
func doubles<T>(_ values: [T]) -> [Double] { values.compactMap { $0 as? Double } }
func count<T, U>(_ values: [T], _ type: U.Type) -> Int { values.filter { $0 is U }.count }
let mixed: [Any] = [1, 2.5]
print(doubles(mixed), count(mixed, Double.self), count(mixed, Int.self))
print(doubles([1, 2.5]), doubles([1, 2]))
