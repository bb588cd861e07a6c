/// One import for programs that use the kit: the engine, the facade, decks, configs and frames.
@_exported public import CarouselConfig
@_exported public import CarouselDeck
@_exported public import CarouselEngine
@_exported public import CarouselFacade
@_exported public import CarouselRender
