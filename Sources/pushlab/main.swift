print("pushlab")
