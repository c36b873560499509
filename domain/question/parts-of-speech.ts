import type { Token } from './tokens.ts'

/** The part of speech of a word in its sentence, as far as it tells whether the word can restrict a question. */
export type PartOfSpeech = 'noun' | 'adjective' | 'verb' | 'adverb' | 'number' | 'other'

/** Tells the parts of speech of the words of a text, one for each. */
export type Tagger = (words: readonly string[]) => readonly PartOfSpeech[]

const RELATIVE: ReadonlySet<string> = new Set(['who', 'which', 'that', 'wey', 'whose'])
const AUXILIARY: ReadonlySet<string> = new Set([
  ...['is', 'are', 'was', 'were', 'be', 'been', 'has', 'have', 'had', 'do', 'does', 'did', 'dey', 'don'],
  ...['can', 'could', 'will', 'would', 'get', 'got', 'been', 'ever', 'also', 'all', 'just', 'actually'],
])

export interface Neighbours {
  readonly tokens: readonly Token[]
  readonly parts: readonly PartOfSpeech[]
  /** Words for people: a participle after them says which of them. */
  readonly people: ReadonlySet<string>
  /** Whether a position has a word with meaning of its own. */
  readonly isTelling: (at: number) => boolean
}

/**
 * Whether a word that nobody knows can restrict what is asked: nouns and numbers do, an adjective before the word it
 * describes, a verb that says which people are meant. Verbs of asking and measuring, adverbs and exclamations never do.
 */
export function canRestrict(at: number, { tokens, parts, people, isTelling }: Neighbours): boolean {
  switch (parts[at]) {
    case 'noun':
      return !isAddress(at, tokens, isTelling)
    case 'number':
      return true
    case 'adjective': {
      const next = tokens[at + 1]
      return next !== undefined && next.after === '' && (isTelling(at + 1) || people.has(next.word))
    }
    case 'verb':
      return saysWhichPeople(at, { tokens, people }) || isObject(at, tokens)
    default:
      return false
  }
}

/** `Mallam, …`, `Dear sir, …`: words before the first comma that name nothing of the data. */
function isAddress(at: number, tokens: readonly Token[], isTelling: (at: number) => boolean): boolean {
  const end = tokens.findIndex(({ after }, position) => position > at && (after === ',' || after === '.'))
  if (end < 0 || end > 4 || tokens[at]?.sentence !== 0) return false
  return tokens.slice(0, end).every((_, position) => position === at || !isTelling(position))
}

const PREPOSITIONS: ReadonlySet<string> = new Set([
  ...[
    'in',
    'at',
    'of',
    'from',
    'by',
    'with',
    'among',
    'on',
    'near',
    'during',
    'without',
    'inside',
    'outside',
  ],
])

/** `In camps`: a word after a preposition is a noun, even where it could be a verb. */
function isObject(at: number, tokens: readonly Token[]): boolean {
  const before = tokens[at - 1]
  return before !== undefined && tokens[at]?.after === '' && PREPOSITIONS.has(before.word)
}

/** `children who migrated`, `people displaced by floods`. */
function saysWhichPeople(at: number, { tokens, people }: Pick<Neighbours, 'tokens' | 'people'>): boolean {
  let before = at - 1
  while (before >= 0 && AUXILIARY.has(tokens[before]?.word ?? '')) before--
  const word = tokens[before]?.word ?? ''
  if (RELATIVE.has(word)) return before > 0 && people.has(tokens[before - 1]?.word ?? '')
  return before === at - 1 && people.has(word) && /(ed|ing|en)$/.test(tokens[at]?.word ?? '')
}
