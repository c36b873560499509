import { alike, plainLetters } from './words.ts'

/** A word or a number of a question. */
export interface Token {
  /** As it is compared. */
  readonly word: string
  /** As it was written. */
  readonly said: string
  readonly sentence: number
  /** Written in capitals throughout, in a text that is not. */
  readonly isCapitals: boolean
  /** A sign that stands before it: a comma, an ampersand; empty for none. */
  readonly after: string
  /** A number followed by a per cent sign. */
  readonly isPercent: boolean
  /** Digits with the ending of an order: `2nd`. */
  readonly isOrdinal: boolean
}

/** The longest question that is read, in characters. */
export const LONGEST_QUESTION = 2000

const PIECE = /\p{L}[\p{L}\p{M}]*|\d+(?:\.\d+)?|[.?!;\n]+|[,&/+%:–-]/gu
// Characters that nobody sees: control, zero width, direction.
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/** Verbs that are written in one with their denial, and those of them that change in it. */
const CONTRACTED =
  /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|had|would|could|should)n['’`´]?t|can['’`´]?t|won['’`´]?t)\b/gi
const VERBS: Readonly<Record<string, string>> = { can: 'can', won: 'will' }
const NOT = 'not'

/** The words and numbers of a text in their order. Text beyond the longest question is not read. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .slice(0, LONGEST_QUESTION)
    .normalize('NFKC')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/[\n\r]+/g, ' \u2028')
    .replaceAll(UNSEEN, '')
    .replaceAll('\u2028', '\n')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/\b(\d{1,3}) (?=000\b)/g, '$1')
    .replaceAll(
      CONTRACTED,
      (said) => `${VERBS[said.slice(0, 3).toLowerCase()] ?? said.replace(/n['’`´]?t$/i, '')} ${NOT}`,
    )
    .replaceAll(/['’‘ʼ`´]/g, '')
    .replaceAll(/\b(\d+)k\b/gi, '$1000')
    .replaceAll(/\b(?:ten|10) thousand\b/gi, '10000')
    .replaceAll(/\b(?:a |one )?(?:hundred|100) thousand\b/gi, '100000')
    // `Mosquito net` is a net; mosquitoes are none.
    .replaceAll(/\bmosquito(?:es)?[ -](?=(?:bed ?)?nets?\b)/gi, '')
    .replaceAll(/ & /g, ' and ')
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?!\d)/gi, 'with ')
    // `Wey no get toilet`: without one.
    .replaceAll(/\bno (?:dey )?(?:get|gets)\b(?! (?:to|the|better|worse)\b)/gi, 'no')
    .replaceAll(/\bhow(many|much)\b/gi, 'how $1')
    // Short forms of times.
    .replaceAll(/(?<=\d ?)yrs?\b/gi, ' years')
    .replaceAll(/\byrs?(?= ?\d)/gi, 'year ')
    .replaceAll(/\bwks?\b(?!-)/gi, 'week')
    .replaceAll(/\bunder(fives?|five|5s?)\b/gi, 'under 5')
    .replaceAll(/\bteh\b/gi, 'the')
    .replaceAll(/\bstill[ -]birth/gi, 'stillbirth')
    // An abbreviation, no denial.
    .replaceAll(/\bno\.? of\b/gi, 'number')
  return joinSpelled(piecesOf(plain, isShouted(plain)))
}

function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  return words.length > 2 && words.every((word) => word === word.toUpperCase())
}

function piecesOf(text: string, shouted: boolean): Token[] {
  const found: Token[] = []
  let sentence = 0
  let after = ''
  for (const { 0: said, index } of text.matchAll(PIECE)) {
    const ordinal = found.at(-1)
    if (ORDINAL.test(plainLetters(said)) && ordinal && /\d$/.test(text.slice(0, index))) {
      found[found.length - 1] = { ...ordinal, isOrdinal: true }
    } else if (/^\d+\.\d/.test(said) && !/^ ?(%|per)/.test(text.slice(index + said.length))) {
      // An amount of a name: $1.90 is two words, as in the name.
      for (const part of said.split('.'))
        found.push({
          word: wordOf(part),
          said: part,
          sentence,
          isCapitals: false,
          after,
          isPercent: false,
          isOrdinal: false,
        })
      after = ''
    } else if (/^[.?!;\n]/.test(said)) {
      sentence += 1
      after = '.'
    } else if (/^[\p{L}\d]/u.test(said)) {
      const isCapitals = !shouted && said.length > 1 && said === said.toUpperCase() && /\p{L}/u.test(said)
      found.push({
        word: wordOf(said),
        said,
        sentence,
        isCapitals,
        after,
        isPercent: false,
        isOrdinal: false,
      })
      after = ''
    } else {
      const last = found.at(-1)
      const isBeside = /\d ?$/.test(text.slice(0, index))
      if (said === '%' && last && isBeside) found[found.length - 1] = { ...last, isPercent: true }
      else after = said
    }
  }
  return withYears(found.filter(({ word }) => word !== ''))
}

/** Endings of ordinals that `alike` would otherwise see as words: 1st, 2nd. */
const ORDINAL = /^(st|nd|rd|th)$/

function wordOf(said: string): string {
  const plain = plainLetters(said)
  return ORDINAL.test(plain) ? '' : alike(plain)
}

const TENS: ReadonlyMap<string, number> = new Map([
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['eighty', 80],
  ['ninety', 90],
])
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Years that are written as they are spoken: `twenty eighteen`, `two thousand and six`, `nineteen ninety nine`. */
function withYears(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const year = spokenYear(tokens, at)
    const token = tokens[at]
    if (!token) break
    found.push(year ? { ...token, word: `${year.year}`, said: saidOf(tokens, at, year.count) } : token)
    at += year?.count ?? 1
  }
  return found
}

function saidOf(tokens: readonly Token[], from: number, count: number): string {
  return tokens
    .slice(from, from + count)
    .map(({ said }) => said)
    .join(' ')
}

function spokenYear(tokens: readonly Token[], at: number): { year: number; count: number } | null {
  const word = (offset: number) => tokens[at + offset]?.said.toLowerCase() ?? ''
  const one = (offset: number) => Math.max(0, ONES.indexOf(word(offset)))
  if (word(0) === 'two' && word(1) === 'thousand') {
    const skip = word(2) === 'and' ? 3 : 2
    const tens = TENS.get(word(skip)) ?? 0
    const ones = tens === 0 ? one(skip) : tens >= 20 ? one(skip + 1) : 0
    const rest = (tens > 0 ? 1 : 0) + (ones > 0 ? 1 : 0)
    return { year: 2000 + tens + ones, count: rest === 0 ? 2 : skip + rest }
  }
  const century = word(0) === 'twenty' ? 2000 : word(0) === 'nineteen' ? 1900 : null
  const tens = TENS.get(word(1))
  if (century === null || tens === undefined || (word(0) === 'twenty' && tens > 30)) return null
  const ones = tens >= 20 ? one(2) : 0
  return { year: century + tens + ones, count: ones > 0 ? 3 : 2 }
}

/** Letters that were spelled one by one are one word: `n d h s`. */
function joinSpelled(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  for (const token of tokens) {
    const last = found.at(-1)
    const isLetter = /^\p{L}$/u.test(token.said)
    if (
      last &&
      isLetter &&
      /^\p{L}( \p{L})*$/u.test(last.said) &&
      last.sentence === token.sentence &&
      token.after === ''
    ) {
      const said = `${last.said} ${token.said}`
      found[found.length - 1] = { ...last, said, word: wordOf(said.replaceAll(' ', '')) }
    } else found.push(token)
  }
  return found.flatMap((token) => unjoined(token))
}

/** Two letters beside each other are no name: `is a b`. */
function unjoined(token: Token): Token[] {
  const letters = token.said.split(' ')
  if (letters.length !== 2 || letters.some((letter) => letter.length !== 1)) return [token]
  return letters.map((letter) => ({ ...token, said: letter, word: letter.toLowerCase() }))
}
