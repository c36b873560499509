import { message } from '#domain/message/message.ts'
import { indicatorName, sourceName } from '#domain/message/value.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { askedIn, type GapQuestion } from './asked.ts'
import { madeLater, statedGap, withheldGap } from './known-gaps.ts'
import { type Held, heldFor, notPublished } from './not-published.ts'

/** What a gap is read off: the figures at hand, and what is known of indicators, sources and places. */
export interface GapKnowledge {
  readonly table: ObservationTable
  readonly reference: ReferenceData
}

/**
 * Why a source has no figure of an indicator for a place and period, by what the release holds and by what is known beside it.
 *
 * Null where there is a figure, where an id is unknown, and where the figures of the place's level were not loaded: that is no
 * gap. The first that holds is said: the source does not measure the indicator; the figure is withheld; the catalogue states
 * why; the place is younger than the period; there are figures of other levels, periods or places. With `period` null a figure
 * of later years only counts as none.
 */
export function gapAt(question: GapQuestion, { table, reference }: GapKnowledge): Gap | null {
  const asked = askedIn(question, reference)
  if (!asked) return null
  const { indicator, source, location, period } = asked
  const held = heldFor(asked, table, reference)
  const measure = reference.measures.get(measureKey(indicator.id, source.id))
  if (held.levels.size === 0 && !measure) {
    const said = { source: sourceName(source), indicator: indicatorName(indicator) }
    return { reason: 'not_asked', note: message('gap.not-asked', said) }
  }
  if (period !== null && held.here.includes(period)) return null
  const elsewhere = withLevelsBelow(held, measure)
  if (elsewhere.levels.has(location.level) && !held.levels.has(location.level)) return null
  return (
    withheldGap(asked, table) ??
    statedGap(asked, reference.curation) ??
    madeLater(asked, reference.curation) ?? {
      reason: 'not_published',
      note: notPublished(asked, elsewhere),
    }
  )
}

/** LGAs and senatorial districts are in files of their own, so that only the measure says whether there are any. */
function withLevelsBelow(held: Held, measure: IndicatorSource | undefined): Held {
  const below: Level[] = [...(measure?.lga ? [4 as const] : []), ...(measure?.senatorial ? [5 as const] : [])]
  return below.length === 0 ? held : { ...held, levels: new Set([...held.levels, ...below]) }
}
