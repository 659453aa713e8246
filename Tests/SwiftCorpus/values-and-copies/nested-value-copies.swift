// swift-format-ignore-file
struct In { var xs = [1]; var d = ["k": [1]]; var s: Set = [1]; var t = (a: 1, b: "x") }; struct Out { var i = In(); var o: In? = In(); var arr = [In(), In()] }
var a = Out(); var b = a; b.i.xs[0] = 9; b.i.d["k"]?.append(2); b.o?.s.insert(5); b.arr[1].t.b += "y"; b.arr.swapAt(0, 1); a.i.t = (7, "q")
print(a.i.xs, a.i.d, a.o!.s.count, a.arr[1].t, a.i.t, b.i.xs, b.i.d, b.o!.s.count, b.arr[0].t); func mod(_ x: In) -> In { var x = x; x.xs.append(0); return x }; print(mod(a.i).xs, a.i.xs); let f = { [a] in a.i.xs }; a.i.xs = []; print(f(), a.i.xs)
