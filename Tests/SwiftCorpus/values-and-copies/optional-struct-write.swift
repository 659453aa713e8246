struct Session { var token = "none" }
var session: Session? = Session()
session?.token = "abc"
let copy = session
session?.token += "d"
print(copy?.token ?? "-", session!.token)
session = nil
session?.token = "lost"
print(session == nil)

extension Session: Equatable {}
