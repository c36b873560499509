import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

/** Names in a question are short: a long text is none, and would be searched for long. */
const START = `^(?=.{0,160}$)(?:and |so |but |please |pls |kindly |abeg )*`
const END = `(?: (?:in meaning|exactly|then|really|please|here))*[?.! ]*$`
const ASKS = `(?:(?:can|could) you )?(?:what(?:['’]?s| is| are| be)|whats|wetin (?:be|is)|explain|tell me|clarify|describe|i want to know|is there|are there)(?: to me)?`
const APART = `(?:the |any |a |main |basic |key |real |exact )*differences?`

/** The ways in which people ask what two names mean beside each other: both names are found in the groups. */
const ASKED: readonly string[] = [
  // `What is the difference between stunting and wasting`.
  `${ASKS} ${APART} between (.+?) (?:and|vs\\.?|versus|or) (.+?)`,
  `how (?:is|are|do|does|would) (.+?) (?:differ(?:s|ent)?|distinguished|distinct)(?: from| to| than| with) (.+?)`,
  `how do (.+?) and (.+?) differ`,
  `(?:is|are) (.+?) (?:really |exactly |just )?(?:the same(?: thing| figure| indicator| measure)?|different|any different|identical|equivalent)(?: as| to| from| with) (.+?)`,
  `(?:is|are|do) (.+?) and (.+?) (?:mean |really |exactly |just |measure )*(?:the same(?: thing| figure| indicator| measure)?|different(?: things| figures| measures| indicators)?|identical|interchangeable)`,
  `(?:does|do) (.+?) mean(?:s)? the same(?: thing)? as (.+?)`,
  `(.+?) (?:vs\\.?|versus|or|and)(?: the)? (.+?)[,:;–?-]+ *(?:what(?:['’]?s| is)|whats) ${APART}`,
  `(.+?) and(?: the)? (.+?)[,:;–?-]+ *(?:is|are) (?:it|that|this|they|both|these|the two) (?:all |really |not |exactly )?the same(?: thing| figure| indicator)?`,
]

/** The same in words that ask for nothing else, even where one of the names is of no figure: `what does zero-dose mean, is it same as unvaccinated`. */
const ASKED_ALONE: readonly string[] = [
  `(?:what (?:exactly |really )?(?:does|do|is meant by|is the meaning of) (?:the )?(.+?)(?: (?:exactly |really )?means?)?|(?:the )?(?:meaning|definition) of (.+?)|(?:define|explain) (.+?)|what(?:['’]?s| is| are) (.+?))[,;.?]+ *(?:and |so |or )?(?:is|are) (?:it|that|this|they|these|those) (?:really |exactly |just )?(?:the )?(?:same(?: thing| figure| indicator| measure)?|identical|equivalent)(?: as| to| with) (.+?)`,
  `(?:${ASKS} )?${APART} (?:in|of) (?:meanings?|definitions?) between (.+?) (?:and|vs\\.?|versus|or) (.+?)`,
  `(?:${ASKS} )?${APART} between (.+?) (?:and|vs\\.?|versus|or) (.+?),? (?:in|by|of|as to) (?:meanings?|definitions?|what (?:they|it|these) means?)`,
]
const ALONE_RULES = ASKED_ALONE.map((words) => new RegExp(`${START}${words}${END}`, 'i'))

const RULES = ASKED.map((words) => new RegExp(`${START}${words}${END}`, 'i'))

/**
 * `What is the difference between stunting and wasting`, `is stunting the same as wasting`: what each of them means, where nothing but the
 * two is named. A place, a source or a year beside them asks for their figures.
 */
export const MEANINGS_APART: readonly Otherwise[] = [
  // `How do I read stunting`: what it means.
  {
    words: new RegExp(
      `${START}how (?:do|should|can|could|must|would|to)(?: (?:i|we|one|you))? (?:read|understand|interpret)(?: the)? (.+?)${END}`,
      'i',
    ),
    said: ([, name = ''], reader) =>
      nameAlone(plain(name), reader) === null ? null : `definition of ${plain(name)}`,
  },
  ...ALONE_RULES.map(
    (words): Otherwise => ({
      words,
      said: ([, ...names], reader) => {
        const [one = '', other = ''] = names.flatMap((name) => (name === undefined ? [] : [plain(name)]))
        return meanings(one, other, reader) ?? asWhole(one, other, reader)
      },
    }),
  ),
  ...RULES.map(
    (words): Otherwise => ({
      words,
      said: ([, one = '', other = ''], reader) => meanings(plain(one), plain(other), reader),
    }),
  ),
]

/** A name without what leads to it: `the terms stunting`. */
function plain(name: string): string {
  const said = name
    .replaceAll(/["'‘’“”]/g, '')
    .replace(/^(?:(?:the )?(?:terms?|words?|indicators?|figures? of) |the )/i, '')
    .replace(/ at all$/i, '')
    .trim()
  // By itself it would be read as a denial.
  return /^no vaccinations?$/i.test(said) ? `children with ${said}` : said
}

function meanings(one: string, other: string, reader: Reader): string | null {
  const parts = [one, other].map((name) => readPart(tokensOf(name), reader.lexicon, reader.currentYear))
  const isSource = parts.every(
    ({ indicator, sources, contents }) => indicator === null && sources.length === 1 && contents.length === 0,
  )
  if (isSource) return `what is ${one} and what is ${other}`
  const names = pairOf(one, other, reader)
  return names === null ? null : `definition of ${names.join(' and ')}`
}

/** Two names of which the other is of no figure have no meaning together: it is asked as a whole, and half of it is not told. A place asks for figures. */
function asWhole(one: string, other: string, reader: Reader): string | null {
  const { places } = readPart(tokensOf(other), reader.lexicon, reader.currentYear)
  const isOfMeaning = nameAlone(one, reader) !== null && places.length === 0
  return isOfMeaning ? `are ${one} and ${other} the same thing` : null
}

/** Both names in full: `neonatal` beside `infant mortality` is neonatal mortality. */
function pairOf(one: string, other: string, reader: Reader): readonly [string, string] | null {
  const words = other.split(' ')
  const tails = words.map((_, at) => words.slice(at).join(' ')).slice(1)
  const heads = one.split(' ').map((_, at, all) => all.slice(0, at + 1).join(' '))
  const pairs = [
    [one, other],
    ...tails.map((tail) => [`${one} ${tail}`, other]),
    ...heads.slice(0, -1).map((head) => [one, `${head} ${other}`]),
  ] as const
  for (const [a = '', b = ''] of pairs) {
    const found = [a, b].map((name) => nameAlone(name, reader))
    if (found.every((id) => id !== null) && found[0] !== found[1]) return [a, b]
  }
  return null
}

/** The indicator whose name the words are, and nothing else; null for none. */
function nameAlone(name: string, { lexicon, currentYear }: Reader): number | null {
  const { indicator, places, sources, periods, level, group, limit, double, unused } = readPart(
    tokensOf(name),
    lexicon,
    currentYear,
  )
  const isMore = places.length + sources.length + periods.years.length + unused.length > 0
  return isMore || level !== null || group !== null || limit !== null || double !== null ? null : indicator
}
