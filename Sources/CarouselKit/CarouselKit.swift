/// One import for programs that use the kit: the engine, the facade, decks, configs with their
/// diagnostics, and frames with their cells.
@_exported public import CarouselColor
@_exported public import CarouselConfig
@_exported public import CarouselDeck
@_exported public import CarouselEngine
@_exported public import CarouselFacade
@_exported public import CarouselGrid
@_exported public import CarouselMarkdown
@_exported public import CarouselRender
@_exported public import CarouselStage
@_exported public import CarouselTime
@_exported public import SourceDiagnostics
@_exported public import TerminalCells
