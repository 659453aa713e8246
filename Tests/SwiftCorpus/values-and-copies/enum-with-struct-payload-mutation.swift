// swift-format-ignore-file
struct Draft { var text: String; var tags: [String] = [] }
enum Page { case editing(Draft), sent(id: Int), empty
  mutating func type(_ s: String) { switch self { case .editing(var d): d.text += s; self = .editing(d); case .empty: self = .editing(Draft(text: s)); case .sent: break } }
  mutating func tag(_ t: String) { guard case .editing(var d) = self else { return }; d.tags.append(t); self = .editing(d) }
  var draft: Draft? { get { if case let .editing(d) = self { d } else { nil } } set { self = newValue.map(Page.editing) ?? .empty } } }
var p = Page.empty; p.type("hi"); let old = p; p.type(" you"); p.tag("x"); p.draft?.tags.append("y"); p.draft?.text.removeFirst(); print(p, old)
p.draft = nil; print(p); p = .sent(id: 3); p.type("no"); print(p, p.draft as Any); var pages = [old, p]; pages[0].tag("z"); pages[0].draft!.text = "T"; print(pages, old.draft!.tags)
