import { partsOf } from './phrasings.ts'
import type { HelpTopic } from './question.ts'
import type { HelpWords } from './question-words.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

/** Topics of the help, and how telling each of their words is. */
export interface HelpIndex {
  readonly topics: readonly { readonly topic: HelpTopic; readonly words: ReadonlySet<string> }[]
  readonly weights: ReadonlyMap<string, number>
  /** The topic that explains a term, by its plain words. */
  readonly explained: ReadonlyMap<string, HelpTopic>
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
  const explained = new Map(
    topics.flatMap((topic) => partsOf(topic.terms ?? '').map((term) => [termOf(term), topic] as const)),
  )
  return { topics: indexed, weights, explained, wordsOf }
}

const termOf = (text: string) => plainWords(text).join(' ')

/** What stands around a term whose meaning is asked for. `The` would ask for a number: `what is the projection`. */
const MEANING =
  /^(?:please |abeg )?(?:(?:what|wetin)(?:['’]?s| is| are| be| do you mean by| is meant by| does| do)?|define|explain|(?:the )?(?:meaning|definition) of) (?:a |an )?(.+?)(?: (?:mean|means|stand for))?[\s?.!]*$/i

/** The topic that explains the term that a text asks for, or, where it may be one by itself, that it is; null for none. */
export function termAsked(
  text: string,
  { explained }: HelpIndex,
  { mayBeBare }: { readonly mayBeBare: boolean },
): HelpTopic | null {
  const said = text.trim()
  const asked = MEANING.exec(said)?.[1]
  const bare = mayBeBare ? explained.get(termOf(said)) : undefined
  return bare ?? (asked === undefined ? undefined : explained.get(termOf(asked))) ?? null
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
