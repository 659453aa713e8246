// swift-format-ignore-file
infix operator ??=: AssignmentPrecedence
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
infix operator <-?: AssignmentPrecedence
func <-? <T>(l: inout T, r: T?) { if let r { l = r } }
func += <T>(l: inout [T]?, r: T) { l = (l ?? []) + [r] }
func + <K, V>(l: [K: V], r: [K: V]) -> [K: V] { l.merging(r) { $1 } }
func += <K, V>(l: inout [K: V], r: [K: V]) { l = l + r }
var calls = 0; func make() -> Int { calls += 1; return 7 }
var n: Int?; n ??= make(); n ??= make(); print(n!, calls)
var s = "a"; s <-? nil; s <-? "b"; print(s); var list: [Int]?; list += 1; list += 2; print(list!)
var d = ["a": 1]; d += ["b": 2, "a": 9]; print(d["a"]!, (d + ["c": 3]).count, (["k": "v"] + [:])["k"]!)
