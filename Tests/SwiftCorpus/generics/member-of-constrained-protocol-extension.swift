// swift-format-ignore-file
import Foundation
protocol Fmt { associatedtype In; func f(_ i: In) -> String }; struct IntF: Fmt { func f(_ i: Int) -> String { "i\(i)" } }; struct ListF<F: Fmt>: Fmt { let inner: F; func f(_ l: [F.In]) -> String { l.map(inner.f).joined(separator: ",") } }; struct OptF<F: Fmt>: Fmt { let inner: F; var none = "-"; func f(_ o: F.In?) -> String { o.map(inner.f) ?? none } }
extension Fmt { var list: ListF<Self> { ListF(inner: self) }; var opt: OptF<Self> { .init(inner: self) }; func pre(_ s: String) -> some Fmt { Pre(s: s, b: self) } }; struct Pre<B: Fmt>: Fmt { let s: String, b: B; func f(_ i: B.In) -> String { s + b.f(i) } }
extension Fmt where Self == IntF { static var int: IntF { IntF() } }
func show<F: Fmt>(_ v: F.In, _ f: F) -> String { f.f(v) }
func run() { print(show(1, .int), IntF().list.f([1, 2]), IntF().opt.list.f([1, nil]), show([[1], []], IntF().list.list), IntF().list.opt.f(nil), type(of: IntF().opt.list)) }
run()
