class Cell { var text = "" }
let cells = [Cell(), Cell()]
let same = cells
same[0].text = "hi"
var more = cells
more.append(Cell())
more[1].text = "there"
print(cells.map { $0.text }, more.count, cells.count)
