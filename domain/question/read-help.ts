import { partsOf } from './phrasings.ts'
import type { HelpTopic } from './question.ts'
import type { HelpWords } from './question-words.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

/** Topics of the help, and how telling each of their words is. */
export interface HelpIndex {
  readonly topics: readonly { readonly topic: HelpTopic; readonly words: ReadonlySet<string> }[]
  readonly weights: ReadonlyMap<string, number>
  /** The words of a text that tell topics apart, alike ones as one. */
  wordsOf(text: string): string[]
}

/** Words by which people ask how to do something here. */
const ASKS =
  /^(please |abeg )?(how|where|can|could|may|is it possible|what do i do|what should i do|i (forgot|forget|lost|cannot|cant|can not|couldnt|could not|dont|do not|am unable to|want to|need to)|why (is|does|do|was)|help)\b/i

/** The topics by the words of their titles. */
export function helpIndex(topics: readonly HelpTopic[], { asking, alike }: HelpWords): HelpIndex {
  const concepts = new Map(
    alike.flatMap((row) => {
      const [first = '', ...others] = partsOf(row)
      return others.map((word) => [word, first] as const)
    }),
  )
  const silent = new Set(plainWords(asking))
  const wordsOf = (text: string) =>
    plainWords(text.replaceAll(/e-?mail/gi, 'email'))
      .filter((word) => !silent.has(word))
      .map((word) => concepts.get(word) ?? word)
  const indexed = topics.map((topic) => ({ topic, words: new Set(wordsOf(topic.title)) }))
  const holders = new Map<string, number>()
  for (const { words } of indexed) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1)
  const weights = new Map(
    [...holders].map(([word, count]) => [word, Math.log(1 + topics.length / count)] as const),
  )
  return { topics: indexed, weights, wordsOf }
}

/** Least share of the words of a question that its topic must have. */
const ENOUGH = 0.7
/** The worth of a word that no topic has. */
const STRANGE = 3

/** The topic of the help that a question asks for; null where it asks for no help, or for something that no topic tells. */
export function helpFor(tokens: readonly Token[], { topics, weights, wordsOf }: HelpIndex): HelpTopic | null {
  const text = tokens.map(({ said }) => said).join(' ')
  const asked = [...new Set(wordsOf(text))]
  if (asked.length === 0 || !ASKS.test(text)) return null
  const weigh = (word: string) => weights.get(word) ?? STRANGE
  const all = asked.reduce((sum, word) => sum + weigh(word), 0)
  const scored = topics.map(({ topic, words }) => {
    const met = asked.filter((word) => words.has(word)).reduce((sum, word) => sum + weigh(word), 0)
    return { topic, share: met / all, size: words.size }
  })
  const [best] = scored.toSorted((a, b) => b.share - a.share || a.size - b.size)
  return best && best.share >= ENOUGH ? best.topic : null
}
