// swift-format-ignore-file
class Employee { let name: String; init(_ n: String) { name = n }; var pay: Int { 100 }; func title() -> String { "employee" } }
class Manager: Employee { var reports: [Employee] = []; override var pay: Int { super.pay + reports.map(\.pay).reduce(0, +) / 2 }; override func title() -> String { "manager of \(reports.count)" } }
class Boss: Manager { override func title() -> String { "boss, " + super.title() } }
let e = Employee("E"), m = Manager("M"), b = Boss("B")
m.reports = [e, Employee("F")]; b.reports = [m]
let staff: [Employee] = [e, m, b]
for s in staff { print(s.name, s.title(), s.pay) }
print(staff.filter { $0 is Manager }.count, (staff[2] as? Manager)?.reports.first?.name ?? "-", staff[0] as? Boss == nil, type(of: staff[1]) == Manager.self)
switch staff[2] { case let m as Manager where m.reports.count > 1: print("big"); case let b as Boss: print("boss", b.name); default: print("x") }
