import { partsOf } from './phrasings.ts'
import type { PublisherWords } from './question-words.ts'

/** A publisher that a question names: any of its sources may have the figure that is asked for. */
export interface Publisher {
  readonly name: string
  /** Its sources, the likeliest first; none where nothing of it is held. */
  readonly sources: readonly number[]
  /** The source that is meant where no figure is asked for. */
  readonly main: number | null
}

/** The publishers of a release by the names that people use. */
export function publishersOf(
  words: readonly PublisherWords[],
  byName: ReadonlyMap<string, number>,
): readonly { readonly said: string; readonly publisher: Publisher }[] {
  return words.map(({ name, said, main, sources }) => ({
    said,
    publisher: {
      name,
      sources: partsOf(sources).flatMap((one) => byName.get(one) ?? []),
      main: byName.get(main ?? '') ?? null,
    },
  }))
}
