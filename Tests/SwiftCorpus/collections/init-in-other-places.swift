// swift-format-ignore-file
struct D: Hashable { let id: Int }
func run() { var a = Array(repeating: D(id: 0), count: 2); a[0] = .init(id: 1); print(a[0].id); var l = [D(id: 1)]; l.replaceSubrange(0..<1, with: [.init(id: 5)]); print(l[0].id, l.starts(with: [.init(id: 5)])); var s: Set<D> = [.init(id: 1)]; s.update(with: .init(id: 3)); print(s.map(\.id).sorted(), s.isSuperset(of: [.init(id: 1)])) }
run()
