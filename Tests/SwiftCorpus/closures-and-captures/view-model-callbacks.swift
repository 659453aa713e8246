// swift-format-ignore-file
final class VM { var onChange: (() -> Void)?; var onError: ((Error) -> Void)? = nil; private(set) var n = 0 { didSet { onChange?() } }; func inc() { n += 1 }; lazy var twice: () -> Int = { [unowned self] in self.n * 2 }; deinit { print("vm gone") } }
do { let vm = VM(); var seen: [Int] = []; vm.onChange = { [weak vm] in seen.append(vm?.n ?? -1) }; vm.inc(); vm.inc(); print(seen, vm.twice()) }
print("end")
