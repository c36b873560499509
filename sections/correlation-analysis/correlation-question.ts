import { moves } from '#domain/choice/moves.ts'
import { filled, type Slot } from '#domain/choice/slot.ts'
import { type PairedFigures, pairedFigures } from '#domain/correlation-study/paired-figures.ts'
import type { CorrelationQuestion } from '#domain/correlation-study/question.ts'
import { studyPeriod } from '#domain/correlation-study/study-period.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { CorrelationState } from './state.ts'

/** A question that has data, with what could not be as it was asked for. */
export interface CorrelationResolution {
  readonly question: CorrelationQuestion
  readonly figures: PairedFigures
  readonly moved: readonly Value[]
}

/** The ground on which a choice is resolved once the figures are there. */
export interface CorrelationFigures {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicators: readonly number[]
  readonly source: number
}

/** The members of a choice that decide the pairing of figures. */
type Setting = Pick<CorrelationState, 'over' | 'period' | 'location'>

/** Period and place: the wanted one where it has figures, else the period or the place that has. */
export function correlationQuestion(
  wanted: Setting,
  { table, reference, indicators, source }: CorrelationFigures,
): CorrelationResolution {
  const asked = { table, reference, indicators, sources: indicators.map(() => source), over: wanted.over }
  const location = wanted.over === 'periods' ? (filled(placeSlot(wanted, asked)) ?? NATION) : NATION
  const period = studyPeriod({ ...asked, period: wanted.period, location })
  const question = { ...asked, location, period: wanted.over === 'states' ? period : null }
  const figures = pairedFigures(question)
  return { question, figures, moved: moved(wanted, question, source) }
}

/** Fewer rows than this tell nothing of a pair at first sight. */
const ENOUGH_ROWS = 10

/**
 * The pair asked for if it is in the matrix. Where the reader chose no indicators, the first that is known to belong together
 * (`relatedPairs`), with the carried indicator if there is one; else the first two with figures. So no pair is picked for what it
 * shows. Null when there are fewer than two.
 */
export function openedPair(
  wanted: Pick<CorrelationState, 'pair' | 'indicators' | 'indicator'>,
  { columns }: PairedFigures,
  { curation }: Pick<ReferenceData, 'curation'>,
): readonly [number, number] | null {
  if (wanted.pair?.every((id) => columns.some(({ indicator }) => indicator === id))) return wanted.pair
  const known = wanted.indicators === null ? curation.relatedPairs : []
  const related = known.find(
    ({ first, second }) =>
      (wanted.indicator === null || wanted.indicator === first || wanted.indicator === second) &&
      sharedRows(first, second, columns) >= ENOUGH_ROWS,
  )
  if (related) return [related.first, related.second]
  const having = columns.filter(({ points }) => points.some((point) => point !== null))
  const [first, second] = (having.length > 1 ? having : columns).map(({ indicator }) => indicator)
  return first !== undefined && second !== undefined ? [first, second] : null
}

/** Rows in which both indicators have a figure. */
function sharedRows(first: number, second: number, columns: PairedFigures['columns']): number {
  const [a, b] = [first, second].map((id) => columns.find(({ indicator }) => indicator === id)?.points)
  return a?.filter((point, row) => point !== null && (b?.[row] ?? null) !== null).length ?? 0
}

/** The place itself where at least two indicators have figures, else the nation. */
function placeSlot(
  { location }: Setting,
  { table, indicators, sources }: Pick<CorrelationQuestion, 'table' | 'indicators' | 'sources'>,
): Slot<number> {
  const has = (place: number) =>
    indicators.filter(
      (indicator, index) =>
        pointsWhere(table, { indicator, source: sources[index] ?? 0, location: place }).length > 0,
    ).length > 1
  return { asked: [location], among: [], has }
}

function moved(
  { location, period }: Setting,
  { over, reference, ...shown }: CorrelationQuestion,
  source: number,
): Value[] {
  const from = sourceName(byId(reference.sources, source))
  const asked = over === 'periods' ? { location } : { period }
  const lacks = {
    location: (of: Value) => message('lacks.two-here', { source: from, of }),
    period: (of: Value) => message('lacks.by-state', { source: from, of }),
  }
  return moves(asked, { ...shown, source }, { reference, lacks }).map(({ sentence }) => sentence)
}
