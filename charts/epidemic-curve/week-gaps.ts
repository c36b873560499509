import { NATION } from '#domain/location/location.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { PlaceTotals } from '#domain/surveillance/place-totals.ts'
import { NEVER_NAMED, NO_REPORT } from '#domain/surveillance/week-gap.ts'
import type { WeekCount } from '#domain/surveillance/weekly-counts.ts'
import type { GapRow } from '#charts/figure.ts'
import { rowWords } from '#charts/words/figure-row.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import type { Wording } from '#charts/words/worded.ts'
import type { EpidemicSubject } from './subject.ts'

/** Weeks of the place without a published figure, in long form. */
export function weekGaps(
  weeks: readonly WeekCount[],
  { question, source, place }: EpidemicSubject,
  worded: Wording,
): GapRow[] {
  if (!source || weeks.every(({ point }) => point === null)) return []
  const about = { indicator: question.measure.indicator, source: source.id, location: place.id }
  return weeks.flatMap(({ period, point, gap }) =>
    point || !gap ? [] : [rowOf({ ...about, period }, gap, worded)],
  )
}

/**
 * The gaps of figures of the states: weeks without a report, once for all, and states that no report names, once for all
 * weeks. A row for every week of every state would be thousands, of which the table of the states has the count.
 */
export function stateGaps(
  { places, absent }: PlaceTotals,
  { question, source }: EpidemicSubject,
  worded: Wording,
): GapRow[] {
  const weeks = places[0]?.weeks ?? []
  const newest = weeks.at(-1)
  if (!source || !newest) return []
  const about = { indicator: question.measure.indicator, source: source.id }
  return [
    ...weeks
      .filter(({ gap }) => gap === NO_REPORT)
      .map(({ period }) => rowOf({ ...about, location: NATION, period }, NO_REPORT, worded)),
    ...absent.map(({ id }) => rowOf({ ...about, location: id, period: newest.period }, NEVER_NAMED, worded)),
  ]
}

function rowOf(key: GapRow['key'], gap: Gap, worded: Wording): GapRow {
  return { ...rowWords(key, worded), key, gap: gapWords(gap, worded.language) }
}
