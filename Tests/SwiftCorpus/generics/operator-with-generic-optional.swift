// swift-format-ignore-file
infix operator ?=: AssignmentPrecedence
func ?= <T>(l: inout T, r: T?) { if let r { l = r } }
func == <A: Equatable, B: Equatable>(l: [(A, B)], r: [(A, B)]) -> Bool { l.count == r.count && zip(l, r).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 } }
func * <T>(l: [T], n: Int) -> [T] { (0..<n).flatMap { _ in l } }

func += <T>(l: inout [T]?, r: [T]) { l = (l ?? []) + r }
func + <T: Numeric>(l: [T], r: T) -> [T] { l.map { $0 + r } }
struct Conf { var host = "a"; var port = 1 }
var c = Conf(); c.host ?= nil; c.port ?= 8080; c.host ?= "b"; print(c)
print([(1, "a")] == [(1, "a")], [(1, "a"), (2, "b")] == [(1, "a")], [0, 1] * 2, ["x"] * 3)
var tags: [String]?; tags += ["a"]; tags += ["b", "c"]; print(tags!, [1, 2] + 10, [1.5] + 1)
