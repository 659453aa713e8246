// swift-format-ignore-file
final class S { static let shared: S = { print("init"); return S() }(); private init() {}; var list: [Int] = [] { didSet { print("list", oldValue, list) } }; subscript(i: Int) -> Int { get { list.indices.contains(i) ? list[i] : 0 } set { while list.count <= i { list.append(0) }; list[i] = newValue } } }
print("start"); S.shared[1] = 5; S.shared[0] += 2; print(S.shared[7], S.shared === S.shared); S.shared.list.sort(); S.shared.list = []
