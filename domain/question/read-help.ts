import type { HelpTopic } from './question.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

/** Topics of the help, and how telling each of their words is. */
export interface HelpIndex {
  readonly topics: readonly { readonly topic: HelpTopic; readonly words: ReadonlySet<string> }[]
  readonly weights: ReadonlyMap<string, number>
}

/** Words by which people ask how to do something here. */
const ASKS =
  /^(please |abeg )?(how|where|can|could|may|is it possible|what do i do|what should i do|i (forgot|forget|lost|cannot|cant|want to|need to)|why (is|does|do|was)|help)\b/i

/** Words of asking, which no topic is told by. */
const ASKING = new Set(
  plainWords(
    'how do does i can could my me a an the to of in on it this that what where is are be please you your we our for from with and or at may possible should want need help',
  ),
)

/** Words that say the same about the product; the first stands for all. */
const ALIKE: readonly (readonly string[])[] = [
  ['forget', 'forgot', 'forgotten', 'lost'],
  ['figure', 'chart', 'graph', 'plot', 'diagram'],
  ['picture', 'image', 'png', 'photo'],
  ['connection', 'internet', 'offline', 'network', 'online', 'wifi'],
  ['sign', 'login', 'log'],
  ['website', 'webpage', 'homepage', 'blog'],
  ['put', 'embed', 'embedding', 'insert'],
  ['email', 'mail'],
  ['contact', 'reach'],
  ['work', 'use', 'using', 'function'],
  ['account', 'register', 'signup'],
  ['download', 'save', 'export'],
  ['newsletter', 'bulletin', 'subscribe', 'unsubscribe'],
]

const CONCEPTS = new Map(
  ALIKE.flatMap(([first = '', ...others]) => others.map((word) => [word, first] as const)),
)

function wordsOf(text: string): string[] {
  return plainWords(text.replaceAll(/e-?mail/gi, 'email'))
    .filter((word) => !ASKING.has(word))
    .map((word) => CONCEPTS.get(word) ?? word)
}

/** The topics by the words of their titles. */
export function helpIndex(topics: readonly HelpTopic[]): HelpIndex {
  const indexed = topics.map((topic) => ({ topic, words: new Set(wordsOf(topic.title)) }))
  const holders = new Map<string, number>()
  for (const { words } of indexed) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1)
  const weights = new Map(
    [...holders].map(([word, count]) => [word, Math.log(1 + topics.length / count)] as const),
  )
  return { topics: indexed, weights }
}

/** Least share of the words of a question that its topic must have. */
const ENOUGH = 0.7
/** The worth of a word that no topic has. */
const STRANGE = 3

/** The topic of the help that a question asks for; null where it asks for no help, or for something that no topic tells. */
export function helpFor(tokens: readonly Token[], { topics, weights }: HelpIndex): HelpTopic | null {
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
