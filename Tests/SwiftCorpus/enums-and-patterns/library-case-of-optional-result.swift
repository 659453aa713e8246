// swift-format-ignore-file
import Foundation
enum S { case idle, loading }
func next(_ s: S, _ r: Result<[String], Error>?) -> String { switch (s, r) { case (.idle, _): return "a"; case (.loading, .success(let v)?) where !v.isEmpty: return "b"; case (.loading, .success): return "c"; default: return "d" } }
func next2(_ s: S, _ r: Result<[String], Error>?) -> String { switch r { case .success: return "s"; case .failure: return "f"; case nil: return "n" } }
func next3(_ o: Int??, _ p: S?) -> String { switch (o, p) { case (_, .loading): return "l"; case (nil, .idle): return "ni"; case (_, .none): return "none"; default: return "d" } }
func run() { print(next(.loading, .success([])), next(.loading, .success(["a"])), next(.loading, nil), next2(.idle, .success([])), next2(.idle, nil), next3(nil, .loading), next3(nil, .idle), next3(1, nil)) }
run()
