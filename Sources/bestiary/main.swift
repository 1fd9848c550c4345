print("bestiary")
