print("carousel-play")
