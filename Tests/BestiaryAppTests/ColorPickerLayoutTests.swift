import Cells
import Testing

@testable import BestiaryApp

@Suite struct ColorPickerLayoutTests {
  private func layout(_ columns: Int, _ rows: Int, catalog: Int = 12) -> ColorPickerLayout {
    ColorPickerLayout(
      size: Size(columns: columns, rows: rows), paletteCount: 36, catalogCount: catalog)
  }

  @Test func inAllItsHeightItIsAsDrawn() {
    let rows = ColorPickerLayout.Part.allCases.map { layout(54, 20).frames[$0]?.minRow }

    #expect(rows == [0, 2, 7, 10, 12, 14, 16, 18])
  }

  @Test func twelveRowsHaveRoomForEveryPartButTheTitle() {
    let frames = layout(54, 12).frames

    #expect(frames.count == ColorPickerLayout.Part.allCases.count - 1)
    #expect(frames[.title] == nil)
  }

  @Test func blankRowsGoBeforeAnythingElse() {
    #expect(layout(54, 16).frames.count == ColorPickerLayout.Part.allCases.count)
  }

  @Test func theHeadingOfTheCatalogNeverSitsOnThePalette() {
    for rows in 12...20 {
      let frames = layout(54, rows).frames
      let gap = (frames[.catalog]?.minRow ?? 0) - (frames[.palette]?.maxRow ?? 0)
      #expect(gap == 1, "at \(rows) rows")
    }
  }

  @Test func withoutColoursInTheCatalogItIsLowerByTheirRows() {
    let (with, without) = (
      ColorPickerLayout.rows(paletteCount: 36, catalogCount: 12),
      ColorPickerLayout.rows(paletteCount: 36, catalogCount: 0)
    )

    #expect(with.most == 20 && with.least == 12)
    #expect(without.most == 17 && without.least == 9)
    #expect(layout(54, without.most, catalog: 0).frames[.title]?.minRow == 0)
  }

  @Test func slidersThatTouchAreDrawnLow() {
    #expect(layout(54, 12).slidersTouch)
    #expect(!layout(54, 20).slidersTouch)
  }

  @Test func thePreviewGoesBeforeTheCatalogAndThisBeforeTheSliders() {
    #expect(layout(54, 12).frames[.preview]?.rows == 1)
    #expect(layout(54, 11).frames[.preview]?.rows == 1)
    #expect(layout(54, 10).frames[.preview] == nil)
    #expect(layout(54, 10).frames[.catalog] != nil)
    #expect(layout(54, 8).frames[.catalog] == nil)
    #expect(layout(54, 8).frames[.lightness] != nil)
    #expect(layout(54, 7).showsHeadings == false)
    #expect(layout(54, 4).frames[.palette] == nil)
    #expect(Set(layout(54, 4).frames.keys) == [.hue, .saturation, .lightness, .hex])
    #expect(Set(layout(54, 1).frames.keys) == [.hex])
    #expect(layout(54, 0).frames.isEmpty)
  }

  @Test func noPartOverlapsAnotherOrIsCut() {
    for columns in 0...70 {
      for rows in 0...24 {
        for catalog in [0, 1, 6, 12] {
          let frames = layout(columns, rows, catalog: catalog).frames
          let order = ColorPickerLayout.Part.allCases.compactMap { frames[$0] }
          for frame in order {
            #expect(frame.minRow >= 0 && frame.maxRow <= rows)
            #expect(frame.minColumn >= 0 && frame.maxColumn <= columns)
          }
          for (upper, lower) in zip(order, order.dropFirst()) {
            #expect(upper.maxRow <= lower.minRow)
          }
        }
      }
    }
  }

  @Test func oneMoreRowNeverTakesAPartAway() {
    for rows in 0...24 {
      let (low, high) = (layout(54, rows).frames, layout(54, rows + 1).frames)
      #expect(Set(low.keys).isSubset(of: Set(high.keys)), "at \(rows) rows")
    }
  }
}
