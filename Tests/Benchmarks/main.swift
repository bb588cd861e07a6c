// First, while the allocator has nothing to give again.
let parts: [(name: String, run: () -> Void)] = [
  ("memory", MemoryBenchmarks.run), ("engine", EngineBenchmarks.run),
  ("layouts", LayoutBenchmarks.run), ("config", ConfigBenchmarks.run),
  ("frames", FrameBenchmarks.run), ("start", StartBenchmarks.run),
]
let chosen = CommandLine.arguments.dropFirst()
for part in parts where chosen.isEmpty || chosen.contains(part.name) { part.run() }
