// swift-format-ignore-file
struct Page<Item> { let items: [Item]; let next: Int? }
final class Loader<Item: Hashable> { private(set) var all: [Item] = []; private var seen = Set<Item>(); private var cursor: Int? = 0; private(set) var state = State.idle; enum State: Equatable { case idle, loading, done(total: Int), failed(String) }
  let fetch: (Int) throws -> Page<Item>; init(fetch: @escaping (Int) throws -> Page<Item>) { self.fetch = fetch }
  @discardableResult func loadMore() -> Int { guard let c = cursor, state != .loading else { return 0 }; state = .loading; do { let page = try fetch(c); let new = page.items.filter { seen.insert($0).inserted }; all += new; cursor = page.next; state = page.next == nil ? .done(total: all.count) : .idle; return new.count } catch { state = .failed("\(error)"); return -1 } } }
struct Offline: Error {}
var online = true; let data = [1, 2, 3, 3, 4, 5, 1]; let l = Loader<Int> { c in guard online else { throw Offline() }; let end = min(c + 3, data.count); return Page(items: Array(data[c..<end]), next: end < data.count ? end : nil) }
print(l.loadMore(), l.state); online = false; print(l.loadMore(), l.state); online = true; print(l.loadMore(), l.loadMore(), l.loadMore(), l.state, l.all); let w = Loader(fetch: { _ in Page(items: ["a"], next: nil) }); w.loadMore(); print(w.state == .done(total: 1), type(of: w), type(of: w.state))
