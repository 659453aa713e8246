// swift-format-ignore-file
struct Account { var balance = 10 }
var account = Account()
let read = { account.balance }
let snapshot = { [account] in account.balance }
account.balance += 5
print(read(), snapshot())
var copy = account
let change = { copy.balance *= 2 }
change(); change()
print(copy.balance, account.balance, read())
func makeAdder(_ account: Account) -> (Int) -> Account { var own = account; return { own.balance += $0; return own } }
let add = makeAdder(account)
_ = add(1)
print(add(10).balance, account.balance)
