// swift-format-ignore-file
enum FetchResult { case newData, noData, failed }
func once(_ f: @escaping (FetchResult) -> Void) -> (FetchResult) -> Void {
  var f: ((FetchResult) -> Void)? = f
  return { result in f?(result) ?? print("late", result); f = nil }
}
var results: [FetchResult] = []
let done = once { results.append($0) }
done(.noData); done(.failed)
print(results)
func merge(_ all: [FetchResult]) -> FetchResult { all.contains { $0 == .newData } ? .newData : all.allSatisfy { $0 == .failed } ? .failed : .noData }
print(merge([.noData, .newData]), merge([.failed]), merge([]), merge([.failed, .noData]))
