var board = [[Int]](repeating: [Int](repeating: 0, count: 2), count: 2)
board[0][1] = 5
board[1][0] += 3
board[1].append(9)
print(board, board.flatMap { $0 }, board.map(\.count), board.joined().reduce(0, +))
