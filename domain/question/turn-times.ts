import { isoPeriod, periodCode, periodKind, type PeriodCode } from '#domain/period/period.ts'
import { nextPeriod, previousPeriod } from '#domain/period/period-range.ts'
import { MONTH_NAMES } from './read-periods.ts'
import type { Going, TurnRule } from './turn-rule.ts'

/** A number of years, weeks or months, in words or digits. */
export const NUMBER = String.raw`(a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`

/** The numbers in words, from zero on. */
const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** How many a number of {@link NUMBER} is. */
export function lengthOf(count: string): number {
  const word = count.toLowerCase()
  if (word === 'a' || word === 'next') return 1
  return WORDS.includes(word) ? WORDS.indexOf(word) : Number(count)
}

/** The week or month that lies so many before or after that of the turn before; null where it was of another length, or of several. */
function partFrom(
  { before }: Going,
  { count, unit, isLater }: { readonly count: string; readonly unit: string; readonly isLater: boolean },
): string | null {
  const [part, ...others] = before.periods.parts
  const told = part === undefined || others.length > 0 ? null : periodCode(part)
  if (told === null || periodKind(told) !== unit.toLowerCase()) return null
  const step = isLater ? nextPeriod : previousPeriod
  let found = told
  for (let gone = 0; gone < lengthOf(count); gone++) found = step(found)
  return partSaid(found)
}

/** Words with which a turn begins that goes on with another time. */
const ASKED = '(?:and |then |what about |how about |in |for )*'

/** Words that count weeks or months from the one of the turn before. */
export const PART_RULES: readonly TurnRule[] = [
  // `The week before`, `two weeks later`, after a week.
  {
    words: new RegExp(
      `^${ASKED}(?:the )?(?:${NUMBER} )?(week|month)s? (before|after|afterwards|earlier|later|back|on)(?: that| this| it)?[?.! ]*$`,
      'i',
    ),
    said: ([, count = 'a', unit = '', side = ''], going) =>
      partFrom(going, { count, unit, isLater: /^(after|afterwards|later|on)$/i.test(side) }),
  },
  {
    words: new RegExp(
      `^${ASKED}(?:the )?(previous|preceding|prior|next|following) (week|month)[?.! ]*$`,
      'i',
    ),
    said: ([, near = '', unit = ''], going) =>
      partFrom(going, { count: 'a', unit, isLater: /^(next|following)$/i.test(near) }),
  },
]

/** A week or a month as a question has it: `week 20 of 2024`. */
function partSaid(code: PeriodCode): string {
  const [year = '', part = ''] = isoPeriod(code).split('-')
  return part.startsWith('W')
    ? `in week ${Number(part.slice(1))} of ${year}`
    : `in ${capitalized(MONTH_NAMES[Number(part) - 1] ?? '')} ${year}`
}

/** The month of May is no `may`. */
const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
