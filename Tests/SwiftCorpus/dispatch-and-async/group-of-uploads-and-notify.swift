// swift-format-ignore-file
import Foundation
let group = DispatchGroup(), queue = DispatchQueue(label: "q"); var done: [String] = []
func upload(_ n: String, _ completion: @escaping (Result<Int, Error>) -> Void) { queue.async { completion(n == "bad" ? .failure(NSError(domain: "up", code: 7)) : .success(n.count)) } }
for n in ["aa", "bad", "cccc"] { group.enter(); upload(n) { r in defer { group.leave() }
    switch r { case .success(let c): done.append("\(n):\(c)"); case .failure(let e as NSError): done.append("\(n) failed \(e.domain) \(e.code)") } } }
group.notify(queue: .main) { print("all", done); DispatchQueue.main.async { print("next") }; print("still") }
print("started")
