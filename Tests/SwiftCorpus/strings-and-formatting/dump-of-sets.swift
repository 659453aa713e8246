dump(Set([1]))
dump(Set<Int>())
dump(["k": Set(["a"])])
