struct Alert { var title: String? }
struct Aps { var alert: Alert? }
let full: Aps? = Aps(alert: Alert(title: "Hi"))
let empty: Aps? = Aps(alert: nil)
print(full?.alert?.title ?? "none", empty?.alert?.title ?? "none")
print(full?.alert?.title?.count ?? 0, full?.alert?.title?.uppercased().first as Any)
print(empty?.alert?.title?.count as Any)
