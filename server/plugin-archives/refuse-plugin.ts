import { Problem } from '#domain/problem.ts'

/** The most sentences that an author is shown at once. */
const MOST_SENTENCES = 20

/** Ends the reading of a plugin with what is wrong with its file, each a whole sentence. */
export function refuse(sentences: readonly string[]): never {
  throw new Problem('invalid-input', `The plugin cannot be accepted: ${sentences[0] ?? ''}`, {
    plugin: sentences.slice(0, MOST_SENTENCES),
  })
}
