import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { decline } from '../doubt-in.ts'
import { isDensity } from '../indicator-units.ts'
import type { Question } from '../question.ts'
import type { Reader } from '../reader.ts'
import { ownRate } from './own-rates.ts'
import type { Going } from './turn-rule.ts'

const PEOPLE =
  '(?:people|persons?|population|inhabitants|residents|women|men|children|(?:live )?births|nigerians)'
const ASKED =
  '(?:and |so |but |what is |what about |how about |whats |as |how (?:many|much|high) |is |are |was |were |that |it |they |this |those |expressed |(?:(?:the|a|its) )?(?:number|figure|rate|ratio) |in |)*'

/** `Per 10,000 people`, `how many is that per person`: a number for so many people, and nothing else. */
export const PER_PEOPLE = new RegExp(
  `^(?=.{0,120}$)${ASKED}(?:(?:per|for every|for each) (?:(\\d[\\d,]*|100k|1k|10k|(?:1 |one |a )?million|thousand|ten thousand|hundred thousand)(?: ${PEOPLE})?|capita|head(?: of population)?|${PEOPLE})|(?:relative|in relation|compared|in proportion) (?:to|with) (?:the |its )?population(?: size)?)[?.! ]*$`,
  'i',
)
const WORDS: Readonly<Record<string, string>> = {
  thousand: '1000',
  'ten thousand': '10000',
  'hundred thousand': '100000',
}

/** The rate or density of those who were counted; that of a nation alone, too, which is denied by its name. */
export function rateOf(count: number | undefined, reader: Reader): number | null {
  const { lexicon } = reader
  const byCount = [...lexicon.counts].find(([, one]) => one === count)?.[0]
  const ofNation = [...lexicon.belowNation].find(([, others]) => others.some((one) => one === count))?.[0]
  return byCount ?? ownRate(count, reader) ?? ofNation ?? null
}

/** The name of the rate that is held of those who were counted before, in that unit; null where none is. */
export function perPeople(
  [words = '', said = '']: readonly string[],
  { before, reader }: Going,
): string | null {
  const { indicators } = reader.lexicon.reference
  const share = rateOf(before.indicators[0], reader)
  const about = indicators.get(share ?? 0)
  const asked = WORDS[said.toLowerCase()] ?? said.replaceAll(',', '').replace(/k$/i, '000')
  // `Per 100k`, after a rate that is told so.
  const own = indicators.get(before.indicators[0] ?? 0)
  const isPer = (one = about) => one?.fullName.replaceAll(',', '').split(/\W+/).includes(asked) ?? false
  const isOfOwn = asked === '' ? /\bper (?:person|capita|head)\b/i.test(own?.fullName ?? '') : isPer(own)
  if (share === null && isOfOwn) return 'again'
  // `Per 100,000 women`, of a rate of everybody: of others.
  const [some] = SOME.exec(words) ?? []
  if (some !== undefined && !about?.fullName.includes(some.toLowerCase())) return null
  const density = isDensity(about) ? about : isDensity(own) ? own : undefined
  if (density && TOLD_AS.includes(asked)) return `${density.shortName} per ${asked}`
  // `Relative to population`: however many people it is told of.
  const isAny = asked === '' && about !== undefined && /\bper \d/.test(about.fullName)
  return about && (isPer() || isAny) ? about.shortName : null
}

const RATE_ALONE = /^(?:and |so |but |what is |what's |whats |as )*(?:the |a |its )?(?:rate|ratio)[?.! ]*$/i
/** Longer turns say more. */
const LONG = 120
const SOME = /\b(?:women|men|children|births)\b/i
/** So many people in whose number a density or a share can be told, too. */
const TOLD_AS: readonly string[] = ['1000', '100000']

/** The figure before for so many people, of which nobody holds it: declined with what is held. Null for anything else. */
export function perPeopleNotHeld(text: string, { before, lexicon }: Reader): Question | null {
  const [id, ...others] = before?.indicators ?? []
  const about = lexicon.reference.indicators.get(id ?? 0)
  if (!before || !about || others.length > 0 || text.length > LONG) return null
  // `Rate?`, after a number of which no rate is held.
  const isRate = RATE_ALONE.test(text) && figureUnit(about) === 'count' && !isDensity(about)
  if (!isRate && !PER_PEOPLE.test(text)) return null
  // A share is told of so many people, too.
  const isTold = figureUnit(about) !== 'count' && /\b(?:1,?000|100,?000|100k|1k)\b/i.test(text)
  return isTold ? null : { ...before, ...decline('left_out'), text, unused: [text.replace(/[?.! ]+$/, '')] }
}
