import CarouselEngine
import Testing

@Suite("Track")
struct TrackTests {
  @Test(
    "Each route gives its own signed distance",
    arguments: [
      (0, 4, -1, 4, 4), (4, 0, 1, 1, -4), (1, 3, 2, 2, 2), (3, 1, -2, 3, -2), (2, 2, 0, 0, 0),
    ])
  func routesOfFive(from: Int, to: Int, shortest: Int, forward: Int, direct: Int) {
    let track = Track(pageCount: 5, boundary: .looping)
    #expect(track.steps(from: from, to: to, via: .shortest, tie: .forward) == shortest)
    #expect(track.steps(from: from, to: to, via: .forward, tie: .forward) == forward)
    #expect(track.steps(from: from, to: to, via: .direct, tie: .forward) == direct)
    let backward = forward == 0 ? 0 : forward - 5
    #expect(track.steps(from: from, to: to, via: .backward, tie: .forward) == backward)
  }

  @Test(
    "A tie goes forward, or keeps the sign of to − from by policy",
    arguments: [(0, 2, 2, 2), (2, 0, 2, -2), (1, 3, 2, 2), (3, 1, 2, -2)])
  func ties(from: Int, to: Int, forward: Int, direct: Int) {
    let track = Track(pageCount: 4, boundary: .looping)
    #expect(track.steps(from: from, to: to, via: .shortest, tie: .forward) == forward)
    #expect(track.steps(from: from, to: to, via: .shortest, tie: .direct) == direct)
  }

  @Test("Every route ends on its target, and no shorter one than the shortest exists")
  func routesArrive() {
    for count in 1...7 {
      for boundary in Boundary.allCases {
        let track = Track(pageCount: count, boundary: boundary)
        for from in 0..<count {
          for to in 0..<count {
            let all = Route.allCases.map { track.steps(from: from, to: to, via: $0, tie: .forward) }
            for steps in all {
              #expect(track.place(Place(page: from), movedBy: steps).page == to)
            }
            let shortest = track.steps(from: from, to: to, via: .shortest, tie: .forward)
            #expect(all.allSatisfy { abs($0) >= abs(shortest) })
          }
        }
      }
    }
  }

  @Test("A place moved around an endless track is what arithmetic on the unwrapped page says")
  func placesWrap() {
    let track = Track(pageCount: 5, boundary: .looping)
    for unwrapped in -12...12 {
      for steps in -12...12 {
        let place = Place(lap: floorDiv(unwrapped, 5), page: floorMod(unwrapped, 5))
        let moved = track.place(place, movedBy: steps)
        #expect(moved.lap * 5 + moved.page == unwrapped + steps)
        #expect((0..<5).contains(moved.page))
      }
    }
  }
}
