// First, while the allocator has nothing to give again.
MemoryBenchmarks.run()
EngineBenchmarks.run()
LayoutBenchmarks.run()
ConfigBenchmarks.run()
FrameBenchmarks.run()
StartBenchmarks.run()
