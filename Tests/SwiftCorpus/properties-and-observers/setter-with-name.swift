class Account {
  private var cents = 0
  var euros: Double {
    get { Double(cents) / 100 }
    set(amount) { cents = Int(amount * 100) }
  }
}
let account = Account()
account.euros = 12.5
account.euros -= 2
print(account.euros)
