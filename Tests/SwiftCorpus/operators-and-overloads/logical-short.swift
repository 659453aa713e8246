// swift-format-ignore-file
import Foundation
func t(_ s: String) -> Bool { print("t", s); return true }
func f(_ s: String) -> Bool { print("f", s); return false }
print(f("a") && t("b"), t("c") || f("d"), !f("e"), t("g") != f("h"), (t("i"), f("j")) == (true, false))
let n: Int? = nil; print(n ?? { print("default"); return 3 }(), true ? 1 : { print("no"); return 2 }())
