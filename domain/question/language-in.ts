import type { Lexicon } from './lexicon.ts'
import type { OwnLanguage } from './question-words.ts'
import type { Token } from './tokens.ts'

/** Words of a language from which on a text counts as being in it, and how much of the text they must be. */
const FEWEST = 2
const SHARE = 0.34

/** Stands for words that only bind others together. */
export const BINDING = 'please'

/** The language of the country that a text is in; null for English, and for names alone. */
export function languageIn(
  tokens: readonly Token[],
  { ownLanguages, root }: Pick<Lexicon, 'ownLanguages' | 'root'>,
): OwnLanguage | null {
  const words = tokens.filter(({ word }) => /\p{L}/u.test(word))
  const isOf = (token: Token, own: ReadonlyMap<string, string>, language: OwnLanguage) =>
    own.has(token.word) || (language === 'ha' && own.has(withoutLink(token.word)))
  const isEnglish = ({ word }: Token) => ENGLISH.has(word)
  if (words.filter(isEnglish).length * 2 > words.length) return null
  const counted = [...ownLanguages].map(([language, own]) => ({
    language,
    own: words.filter((token) => isOf(token, own, language) && !isEnglish(token) && !isName(token, root)),
  }))
  const [best] = counted.toSorted((a, b) => b.own.length - a.own.length)
  const count = best?.own.length ?? 0
  if (!best || count < FEWEST || count < words.length * SHARE) return null
  return best.language
}

/** Words of English that are also words of other languages. */
const ENGLISH: ReadonlySet<string> = new Set([
  'a',
  'an',
  'in',
  'no',
  'so',
  'to',
  'the',
  'of',
  'is',
  'are',
  'what',
  'data',
  'how',
  'many',
  'for',
  'on',
  'me',
  'we',
  'do',
  'or',
])

function isName({ word, isCapitals }: Token, root: Lexicon['root']): boolean {
  const meanings = root.next.get(word)?.meanings ?? []
  return (
    isCapitals && meanings.some(({ kind }) => kind === 'place' || kind === 'source' || kind === 'publisher')
  )
}

/** Hausa binds a noun to the next by a last letter: `rigakafin kyanda`, `jihar Kano`. */
export function withoutLink(word: string): string {
  return /[aeiou][nr]$/.test(word) ? word.slice(0, -1) : word
}
