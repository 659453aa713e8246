import Foundation

@MainActor
final class Model {
  var items: [String] = []
  func refresh() async {
    items = await fetch()
    print("refreshed", items)
  }
  private func fetch() async -> [String] {
    await Task.yield()
    return ["a", "b"]
  }
}
Task { @MainActor in
  let model = Model()
  await model.refresh()
  print(model.items.count)
}
