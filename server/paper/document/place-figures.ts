import type { FileRequest } from '#sections/files/file-request.ts'
import { type Figures, figuresOf } from '#sections/files/figures.ts'
import type { BlockGround } from './ground.ts'

/** The figures of some indicators at a place. Places below the states are named in the files of the LGAs. */
export async function figuresOfIndicators(
  indicators: readonly number[],
  location: number,
  { catalogue, reader }: BlockGround,
): Promise<Figures> {
  const isLocal = !catalogue.reference.locations.has(location)
  const files = indicators.flatMap((indicator): readonly FileRequest[] => [
    { file: 'indicator', indicator },
    ...(isLocal ? [{ file: 'lgas', indicator } as const] : []),
  ])
  return figuresOf(catalogue, await Promise.all(files.map((file) => reader.file(file))))
}
