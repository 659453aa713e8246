var threads: [String: [String]] = [:]
threads["a", default: []].append("one")
threads["a", default: []].append("two")
threads["b"] = ["three"]
threads["b"]?.append("four")
threads["c"]?.append("lost")
for key in threads.keys.sorted() {
  print(key, threads[key]!)
}
