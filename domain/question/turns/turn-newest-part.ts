import type { Indicator } from '#domain/indicator/indicator.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { shorterTimes } from '../shorter-times.ts'
import { nameOfPlace, nameOfSlot } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import type { Going, TurnRule } from './turn-rule.ts'

const OF =
  '(?:(?:how (?:many|much)|what (?:is|was|about|of)|how about|show|give me|cases|deaths|figures?|numbers?|the|in|for|of|it|is it|was it|that|as of|there|are there|were there|have there been|so far)[ ,]+)*'
const THING = "(?:['’]s)?(?: (?:cases|deaths|figures?|numbers?|data|one|total|only|so far|alone))*"

/** The indicator of the turn before by the week or month: itself, or the one that counts the same in shorter times; null for none. */
function ofUnit({ before, reader: { lexicon } }: Going, unit: string): Indicator | null {
  const [id, ...others] = before.indicators
  if (id === undefined || others.length > 0) return null
  const { reference } = lexicon
  const held = [id, ...shorterTimes(id, reference)].flatMap((one) => reference.indicators.get(one) ?? [])
  return held.find(({ shortName }) => shortName.toLowerCase().endsWith(`(${unit})`)) ?? null
}

/** The sources that are named; of months else the one that counts by them, as the year that they make up would go first. */
function sourcesOf(
  about: Indicator,
  unit: string,
  { before, reader: { lexicon } }: Going,
): readonly number[] {
  if (before.sources.length > 0 || unit !== 'month') return before.sources
  const { sources, measures } = lexicon.reference
  return [...sources.keys()].filter((source) => measures.get(measureKey(about.id, source)) !== undefined)
}

/** The newest week or month that is held of the figure before, at its place and of its source. */
function newest(going: Going, unit: string): string | null {
  const { places, frame, group } = going.before
  const about = ofUnit(going, unit)
  if (about === null || group !== null || !['level', 'number', 'decline'].includes(frame.kind)) return null
  const sources = sourcesOf(about, unit, going)
  if (unit === 'month' && sources.length !== 1) return null
  const { reference } = going.reader.lexicon
  const where = places.map((id) => nameOfPlace(id, reference)).join(' and ')
  const whose = sources.map((id) => nameOfSlot('source', id, reference)).join(' and ')
  return `latest ${about.shortName}${where === '' ? '' : ` in ${where}`}${whose === '' ? '' : ` by ${whose}`}`
}

/** Weeks and months that are counted from today: of those that are held the newest is told, by its own name. */
export const NEWEST_PART_RULES: readonly TurnRule[] = [
  // `And now`, after what one survey says of a year: the newest figure, of whichever source.
  {
    words: new RegExp(`${SO}(?:what (?:is|about) (?:it |that )?)?(?:right )?now${END}`, 'i'),
    said: (_, { before: { frame, sources, periods } }) =>
      frame.kind === 'level' && sources.length > 0 && periods.years.length > 0 ? 'latest' : null,
  },
  // `This week?`, `in the latest week`.
  {
    words: new RegExp(
      `${SO}${OF}(?:this|current|present|latest|newest|most recent) (week|month)${THING}(?: (?:held|reported|available|you have|now))*${END}`,
      'i',
    ),
    said: ([, unit = ''], going) => newest(going, unit.toLowerCase()),
  },
  // `And last week`: after the newest one that before it, as nothing later is held.
  {
    words: new RegExp(`${SO}${OF}(?:last|past) (week|month)${THING}${END}`, 'i'),
    said: ([, unit = ''], going) => {
      const kind = unit.toLowerCase()
      if (ofUnit(going, kind) === null) return null
      return going.before.periods.isLatest ? `the ${kind} before` : newest(going, kind)
    },
  },
]
