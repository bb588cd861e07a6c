import CarouselCLI
import Glibc

exit(CarouselCommand.run(Array(CommandLine.arguments.dropFirst())))
