struct Report {
  var title: String
  lazy var summary = "summary of \(title)"
}
var report = Report(title: "a")
report.title = "b"
print(report.summary)
report.title = "c"
print(report.summary)
