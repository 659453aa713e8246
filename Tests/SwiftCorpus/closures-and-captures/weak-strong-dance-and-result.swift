// swift-format-ignore-file
final class Screen { let name: String; var title = ""; init(_ n: String) { name = n }; deinit { print("deinit", name) }
  func load(_ api: API) { api.get { [weak self] r in guard let self else { print("gone"); return }; switch r { case .success(let s): self.title = s; print(self.name, s); case .failure(let e): print(self.name, "failed", e.code) } } } }
struct APIError: Error { let code: Int }
final class API { var pending: [(Result<String, APIError>) -> Void] = []; func get(_ f: @escaping (Result<String, APIError>) -> Void) { pending.append(f) }; func finish(_ r: Result<String, APIError>) { let p = pending; pending.removeAll(); p.forEach { $0(r) } } }
let api = API(); var s: Screen? = Screen("A"); s!.load(api); api.finish(.success("ok")); s?.load(api); s = nil; api.finish(.failure(APIError(code: 5))); do { let b = Screen("B"); b.load(api); b.load(api); api.finish(.failure(.init(code: 7))); print(b.title.isEmpty, api.pending.count) }
