import nlp from 'compromise/two'
import type { PartOfSpeech, Tagger } from '#domain/question/parts-of-speech.ts'

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

/** Parts of speech by a small tagger of English. A word that it cannot tell counts as a noun, which may restrict. */
export const partsOfSpeech: Tagger = (words) => {
  const written = words.map((word) => word.replaceAll(/\s/g, ''))
  const terms = nlp(written.join(' ')).termList()
  let next = 0
  return written.map((word) => {
    const offset = terms.slice(next, next + BETWEEN).findIndex(({ text }) => text === word)
    if (offset < 0) return 'noun'
    const tags = terms[next + offset]?.tags
    next += offset + 1
    return PARTS.find(([tag]) => tags?.has(tag))?.[1] ?? 'noun'
  })
}
