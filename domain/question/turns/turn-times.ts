import { isoPeriod, periodCode, periodKind, type PeriodCode } from '#domain/period/period.ts'
import { nextPeriod, previousPeriod } from '#domain/period/period-range.ts'
import type { FrameKind } from '../frame.ts'
import { MONTH_NAMES } from '../months.ts'
import { numberOf } from '../number-words.ts'
import { aboutBefore, type Going, type TurnRule } from './turn-rule.ts'

/** A number of years, weeks or months, in words or digits. */
export const NUMBER = String.raw`(a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`

/** How many a number of {@link NUMBER} is. */
export function lengthOf(count: string): number {
  const word = count.toLowerCase()
  if (word === 'a' || word === 'next') return 1
  return numberOf(word) ?? Number.NaN
}

/** The week or month that lies so many before or after that of the turn before; null where it was of another length, or of several. */
function partFrom(
  { before }: Going,
  { count, unit, isLater }: { readonly count: string; readonly unit: string; readonly isLater: boolean },
): string | null {
  // `The newest week` names none: that of its figure is meant.
  const newest = OF_ONE_TIME.includes(before.frame.kind) && before.periods.years.length === 0
  const [part = newest ? before.toldPart : undefined, ...others] = before.periods.parts
  const told = part === undefined || others.length > 0 ? null : periodCode(part)
  if (told === null || periodKind(told) !== unit.toLowerCase()) return null
  const step = isLater ? nextPeriod : previousPeriod
  let found = told
  for (let gone = 0; gone < lengthOf(count); gone++) found = step(found)
  return partSaid(found)
}

/** The length of the time of the turn before, where it was shorter than a year. */
function unitTold({ before }: Going): string | null {
  const code = periodCode(before.periods.parts[0] ?? before.toldPart ?? '')
  return code === null ? null : periodKind(code)
}

/** After a place of which no week was told: still of that, where the week before is asked for. */
function ofNothing({ before, reader }: Going): string | null {
  const isOfParts = /\((?:week|month)\)/.test(aboutBefore({ before, reader }))
  return isOfParts && before.toldYear === null && before.frame.kind === 'level' ? 'again' : null
}

/** Frames whose figures are of one time, which another one may take the place of. */
export const OF_ONE_TIME: readonly FrameKind[] = [
  ...(['level', 'number', 'convert', 'rank', 'rank_of_place', 'compare_places', 'threshold'] as const),
]

/** Words with which a turn begins that goes on with another time. */
const ASKED =
  '(?:and |then |what about |how about |in |for |(?:how does (?:that|it|this) )?compared? (?:to|with) |vs |versus |(?:is|was) (?:that|it|this) (?:more|less|fewer|higher|lower|up|down|better|worse) (?:than|from|on) )*'

const WEEKS = String.raw`(?:weeks?|wks?) ?\d{1,2}(?:(?:,| to| and| until|-|\u2013) ?(?:week )?\d{1,2})*`
const MONTH = `(?:${MONTH_NAMES.join('|')})`

/** Weeks or months without their year, and the year that they make up: of the year of the turn before. */
const YEARLESS_RULES: readonly TurnRule[] = [
  // `Week 11?`, `deaths in weeks 1 to 4`, after a week.
  {
    words: new RegExp(
      `^(?!.*\\b(?:19|20)\\d\\d\\b)(.*?\\b)(${WEEKS})\\b(?! (?:before|after|later|earlier|ago))`,
      'i',
    ),
    said: ([, start = '', weeks = ''], going) => {
      const year = yearOfParts(going)
      return year === null ? null : `${start}${inTime(start)}${weeks} of ${year}`
    },
  },
  // `November?`, `and January to March`, after a month.
  {
    words: new RegExp(
      `^(?!.*\\d)(${ASKED})(${MONTH}(?:(?:,| to| and| until|-|–) ?${MONTH})*)(?=[?.! ]*$| (?:in|for|at) )`,
      'i',
    ),
    said: ([, start = '', months = ''], going) => {
      const year = yearOfParts(going)
      const names = months.replaceAll(new RegExp(MONTH, 'gi'), (name) => capitalized(name.toLowerCase()))
      return year === null ? null : `${start}${inTime(start)}${names} ${year}`
    },
  },
  // `The whole year`, after a part of it.
  {
    words:
      /\b(?:in |for |over |of )?(?:the )?(?:(?:whole|entire|full|complete) (?:of the )?year|year as a whole|all of (?:the|that) year)(?=[?.! ]*$)/i,
    said: (_, going) => {
      const year = yearOfParts(going)
      return year === null ? null : `in ${year}`
    },
  },
]

/** Words that a time is joined with, where none stands before it. */
const inTime = (start: string) => (/\b(?:in|for|of|to)\s*$/i.test(start) ? '' : 'in ')

/** Years that a conversation asked about, by their ends: `from first to last`. */
const ENDS_RULES: readonly TurnRule[] = [
  {
    words:
      /\b(?:(?:from|between) )?(?:the )?first (?:year |one |figure )?(?:to|and|until) (?:the )?last(?: (?:year|one|figure))?\b|\b(?:between|across|over) (?:the|those|these) (?:two|three|four|five) (?:years|figures)\b/i,
    said: (_, { before }) => {
      const years = [...before.earlierYears, ...before.periods.years].toSorted((a, b) => a - b)
      const [first, last] = [years[0], years.at(-1)]
      return first === undefined || last === undefined || first === last ? null : `from ${first} to ${last}`
    },
  },
]

/** Words that count weeks or months from the one of the turn before. */
export const PART_RULES: readonly TurnRule[] = [
  ...YEARLESS_RULES,
  ...ENDS_RULES,
  // `And the one before`, after a week.
  {
    words: new RegExp(
      `^${ASKED}(?:the )?(?:one|figure|number|time|value) (before|after)(?: that| this| it)?[?.! ]*$`,
      'i',
    ),
    said: ([, side = ''], going) => {
      const unit = unitTold(going)
      return unit === null ? null : partFrom(going, { count: 'a', unit, isLater: /after/i.test(side) })
    },
  },
  // `The week before`, `two weeks later`, after a week.
  {
    words: new RegExp(
      `^${ASKED}(?:the )?(?:${NUMBER} )?(week|month)s? (before|after|afterwards|earlier|later|back|on)(?: that| this| it)?[?.! ]*$`,
      'i',
    ),
    said: ([, count = 'a', unit = '', side = ''], going) =>
      partFrom(going, { count, unit, isLater: /^(after|afterwards|later|on)$/i.test(side) }) ??
      ofNothing(going),
  },
  {
    words: new RegExp(
      `^${ASKED}(?:the )?(previous|preceding|prior|next|following) (week|month)(?:['’]?s)?(?: (?:cases|deaths|figures?|numbers?|one|value))?[?.! ]*$`,
      'i',
    ),
    said: ([, near = '', unit = ''], going) =>
      partFrom(going, { count: 'a', unit, isLater: /^(next|following)$/i.test(near) }) ?? ofNothing(going),
  },
]

/** The year of the week or month of the turn before, or the one year that was asked about; null for none, or several. */
function yearOfParts({ before: { periods } }: Going): number | null {
  const years = new Set([
    ...periods.parts.map((part) => Number(part.slice(0, YEAR_LENGTH))),
    ...periods.years,
  ])
  const [year = null, ...others] = years
  return others.length > 0 ? null : year
}

const YEAR_LENGTH = 4

/** A week or a month as a question has it: `week 20 of 2024`. */
export function partSaid(code: PeriodCode): string {
  const [year = '', part = ''] = isoPeriod(code).split('-')
  return part.startsWith('W')
    ? `in week ${Number(part.slice(1))} of ${year}`
    : `in ${capitalized(MONTH_NAMES[Number(part) - 1] ?? '')} ${year}`
}

/** The month of May is no `may`. */
const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
