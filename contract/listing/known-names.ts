import { Problem } from '#domain/problem.ts'

/** Other names of parameters: other name → ours. */
export type OtherNames = Readonly<Record<string, string>>

/** What filters of places and sources are called in other calls. */
export const LIKE_OTHER_CALLS = { place: 'location', source: 'datasource', language: 'lang' } as const

/** Parameters that are repeated in a refusal, and how long each may be. */
const MOST_TOLD = 5
const LONGEST_TOLD = 40

/**
 * A query under our names. Throws `invalid-input` for a parameter that nobody knows, naming the known ones, and for one that is given
 * under two names with two values.
 */
export function underKnownNames(
  asked: Readonly<Record<string, string>>,
  known: readonly string[],
  otherNames: OtherNames,
): Record<string, string> {
  const read: Record<string, string> = {}
  const errors: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(asked)) {
    const ours = known.includes(name) ? name : Object.hasOwn(otherNames, name) ? otherNames[name] : undefined
    if (ours === undefined || !known.includes(ours)) {
      if (Object.keys(errors).length >= MOST_TOLD) continue
      errors[name.slice(0, LONGEST_TOLD)] = [unknownSentence(name, known)]
    } else if (Object.hasOwn(read, ours) && read[ours] !== value) {
      errors[name] = [`${name} and its other name say two things. Give one of them.`]
    } else read[ours] = value
  }
  if (Object.keys(errors).length > 0)
    throw new Problem('invalid-input', Object.values(errors).flat().join(' '), errors)
  return read
}

function unknownSentence(name: string, known: readonly string[]): string {
  const told = `There is no parameter “${name.slice(0, LONGEST_TOLD)}” here.`
  return known.length === 0 ? `${told} This call takes none.` : `${told} Known are ${known.join(', ')}.`
}
