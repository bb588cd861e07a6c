EngineBenchmarks.run()
ConfigBenchmarks.run()
FrameBenchmarks.run()
StartBenchmarks.run()
