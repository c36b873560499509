import type { PartOfSpeech, Tagger } from './parts-of-speech.ts'

/** A term of a tagged text, as the library gives it. */
interface Term {
  readonly text: string
  readonly tags?: ReadonlySet<string> | undefined
}

/** The tags of the library, the most telling first. */
const PARTS: readonly (readonly [string, PartOfSpeech])[] = [
  ['Value', 'number'],
  ['Pronoun', 'other'],
  ['Expression', 'other'],
  ['QuestionWord', 'other'],
  ['Preposition', 'other'],
  ['Conjunction', 'other'],
  ['Determiner', 'other'],
  ['Adverb', 'adverb'],
  ['Adjective', 'adjective'],
  ['Verb', 'verb'],
]

/** Terms that the library may put between two words, such as those of a contraction. */
const BETWEEN = 3

/**
 * Parts of speech by a small tagger of English (compromise), which the program brings along: its server at once, a browser only
 * where questions may have to be answered without a connection. A word that it cannot tell counts as a noun, which may restrict.
 */
export function taggerOf(termsOf: (text: string) => readonly Term[]): Tagger {
  // A question is read several times, with and without some of its words, and tagging is most of the work.
  const known = new Map<string, readonly PartOfSpeech[]>()
  return (words) => {
    const written = words.map((word) => word.replaceAll(/\s/g, ''))
    const text = written.join(' ')
    const found = known.get(text) ?? partsIn(written, termsOf(text))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(text, found)
    return found
  }
}

/** Texts of which the parts are kept: those of one question. */
const MOST_KNOWN = 50

function partsIn(written: readonly string[], terms: readonly Term[]): readonly PartOfSpeech[] {
  let next = 0
  return written.map((word) => {
    const offset = terms.slice(next, next + BETWEEN).findIndex(({ text }) => text === word)
    if (offset < 0) return 'noun'
    const tags = terms[next + offset]?.tags
    next += offset + 1
    return PARTS.find(([tag]) => tags?.has(tag))?.[1] ?? 'noun'
  })
}
