import { message } from '#domain/message/message.ts'
import { indicatorName, sourceName } from '#domain/message/value.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { leftOutBy } from '#domain/reference/scope.ts'
import { type MissingFigure, missingFigureIn, type GapQuestion } from './missing-figure.ts'
import { madeLater, statedGap, withdrawnGap, withheldGap } from './known-gaps.ts'
import { heldFor, notPublished, smallerOnly } from './not-published.ts'

/**
 * The data that a gap is read off: the figures at hand, and the facts about indicators, sources and places.
 */
export interface GapKnowledge {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  /** The year that counts as now. */
  readonly currentYear: number
  /** The levels at which a source has figures of an indicator; absent: those of the table, and the small places of the measure. */
  levels?(indicator: number, source: number): readonly Level[]
}

/**
 * Why a source has no figure of an indicator for a place and period, by the release and the knowledge beside
 * it.
 *
 * Null where there is a figure, where an id is unknown, and where the figures of the place's level were not
 * loaded: that is no gap. The first that holds is said: the source does not measure the indicator; the figure
 * is withheld, or was taken out; the catalogue states why; the place is younger than the period; there are
 * figures of other levels, periods or places.
 */
export function gapAt(question: GapQuestion, knowledge: GapKnowledge): Gap | null {
  const { table, reference, currentYear } = knowledge
  const asked = missingFigureIn(question, reference)
  if (!asked) return null
  const { indicator, source, location, period } = asked
  const leftOut = leftOutGap(asked, reference)
  if (leftOut) return leftOut
  const held = heldFor(asked, table, reference)
  const measure = reference.measures.get(measureKey(indicator.id, source.id))
  if (held.levels.size === 0 && !measure) {
    const said = { source: sourceName(source), indicator: indicatorName(indicator) }
    return { reason: 'not_asked', note: message('gap.not-asked', said) }
  }
  const isThere = held.here.some((code) =>
    period === null ? periodYear(code) <= currentYear : code === period,
  )
  if (isThere) return null
  const withheld = withheldGap(asked, table)
  if (withheld) return withheld
  const withdrawn = withdrawnGap(asked, table)
  if (withdrawn) return statedGap(asked, reference.curation) ?? withdrawn
  const others = knowledge.levels?.(indicator.id, source.id) ?? smallPlaces(measure)
  const levels = new Set([...held.levels, ...others])
  if (levels.has(location.level) && !held.levels.has(location.level)) return null
  const holding = { ...held, levels }
  const mark = smallerOnly(asked, holding)
  return (
    statedGap(asked, reference.curation) ??
    madeLater(asked, reference.curation) ?? {
      ...{ reason: 'not_published', note: notPublished(asked, holding) },
      ...(mark && { mark }),
    }
  )
}

/** Figures that the dashboard leaves out are not looked for. */
function leftOutGap(
  { indicator, source, location, period }: MissingFigure,
  { scope }: ReferenceData,
): Gap | null {
  if (!scope) return null
  const why = leftOutBy(scope, {
    ...{ indicator: indicator.id, source: source.id, level: location.level, period },
  })
  return why && { reason: 'left_out', note: message('gap.left-out', { what: why }) }
}

/** LGAs and senatorial districts are in files of their own, so that only the measure says whether there are any. */
function smallPlaces(measure: IndicatorSource | undefined): Level[] {
  return [...(measure?.lga ? [4 as const] : []), ...(measure?.senatorial ? [5 as const] : [])]
}
