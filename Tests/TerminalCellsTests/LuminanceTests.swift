import CarouselColor
import Testing

@Suite struct LuminanceTests {
  @Test("Contrast is that of WCAG, in both directions")
  func contrast() {
    let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
    #expect(black.contrast(with: white) == 21 && white.contrast(with: black) == 21)
    #expect(white.contrast(with: white) == 1)
    // The lightest grey that has 4.5 on white.
    #expect(RGB(118, 118, 118).contrast(with: white) >= 4.5)
    #expect(RGB(119, 119, 119).contrast(with: white) < 4.5)
    #expect(abs(RGB(255, 0, 0).luminance - 0.2126) < 1e-12)
  }

  @Test("Text is black from the grey on where black has more contrast than white")
  func contrasting() {
    #expect(RGB(117, 117, 117).contrasting == RGB(255, 255, 255))
    #expect(RGB(118, 118, 118).contrasting == RGB(0, 0, 0))
  }

  @Test("A colour with an opacity is mixed to the nearest whole")
  func over() {
    #expect(RGB(255, 255, 255).over(RGB(0, 0, 0), alpha: 51) == RGB(51, 51, 51))
    #expect(RGB(9, 8, 7).over(RGB(1, 2, 3), alpha: 0) == RGB(1, 2, 3))
    #expect(RGB(9, 8, 7).over(RGB(1, 2, 3), alpha: 255) == RGB(9, 8, 7))
  }
}
