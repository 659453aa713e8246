// swift-format-ignore-file
struct P { var x = 0 }
func run() { var l: [P] = []; l = [3].map { .init(x: $0) }; l += [4].map { .init(x: $0) }; l.append(contentsOf: [5].map { .init(x: $0) }); let c: [P] = ["1", "q"].compactMap { Int($0).map { .init(x: $0) } }; let f: [P] = [1].flatMap { [.init(x: $0)] }; let d: [String: P] = ["a": 1].mapValues { .init(x: $0) }; let z: [P] = zip([1], [3]).map { .init(x: $0 + $1) }; print(l, c, f, d, z) }
run()
