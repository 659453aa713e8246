// swift-format-ignore-file
struct Style { var w: Int; static let big = Style(w: 9) }
struct V { var on = false; var style: Style { if on { .big } else { .init(w: 2) } }; var opt: Style? { if on { nil } else { .init(w: 4) } } }
func run() { let n = 2; let s: Style = if n > 1 { .init(w: 1) } else { .big }; print(s.w, V().style.w, V().opt?.w ?? 0); let c: () -> Style = { if n > 5 { .big } else { .init(w: 7) } }; print(c().w) }
run()
