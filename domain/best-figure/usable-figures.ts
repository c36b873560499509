import type { DataSource } from '#domain/data-source/data-source.ts'
import { ENDED_YEARS } from '#domain/data-source/rhythm.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { anomaliesOf } from '#domain/observation/anomaly.ts'
import { flagNoteOf } from '#domain/observation/few-events.ts'
import { type Flag, flagNote } from '#domain/observation/flag.ts'
import { distinct, type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { printsProjection } from '#domain/reference/official-estimates.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { smallPoint } from '#domain/small-numbers/small-point.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import { sourceRhythm } from './source-rhythm.ts'

/** The newest figure of a source may be this many years old; an older one is history. Our own limit, shown to readers. */
export const OLDEST = 10

/** Why a figure is not quoted at all. */
export type Bar =
  | 'projection'
  | 'suppressed'
  | 'over_100'
  | 'impossible'
  | 'doubtful'
  | 'partial_period'
  | 'not_representative'
  | 'too_old'
  | 'superseded'
  | 'ended'

/**
 * The question: an indicator at a place, for a year that counts as now. `table` holds at least the indicator.
 */
export interface FigureSearch {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: Indicator
  readonly location: Location
  readonly year: number
}

/** A source's newest figure that may be quoted, with the warnings beside it. */
export interface UsableFigure {
  readonly source: DataSource
  readonly point: Point
  /** Whole sentences without full stops; with one of them a figure steps behind others of its kind. */
  readonly notes: readonly Message[]
  /** Why it is not quoted alone for newer years, where its source has ended; it may still be pooled. A sentence without a full stop. */
  readonly ended: Message | null
}

/** A figure that may not be quoted; `why` is a sentence without a full stop. */
export interface BarredFigure {
  readonly source: DataSource
  readonly point: Point
  readonly bar: Bar
  readonly why: Value
}

const NOTED: readonly Flag[] = ['definition_differs', 'high_cv', 'small_sample', 'interpolated']

/** Where other sources tell whole years, weeks and months do not stand beside them. */
const PART_OF_A_YEAR = { bar: 'partial_period', why: message('quote.part-of-year') } as const

/** Findings of the rules of small numbers that publishers' flags state too. */
const FLAG_OF = { imprecise: 'high_cv', survey_sample: 'small_sample' } as const

/**
 * For each source its newest figure up to the year that may be quoted, and its newest ones that may not, with the reason.
 * Months become years by their own rule; weeks count only where no source tells a year. Source: methods §0 C4, §2.4, §11.
 */
export function findFigures(search: FigureSearch): {
  readonly usable: readonly UsableFigure[]
  readonly barred: readonly BarredFigure[]
} {
  const { table, reference, indicator, location } = search
  const wanted = { indicator: indicator.id, location: location.id }
  const usable: UsableFigure[] = []
  const barred: BarredFigure[] = []
  const hasYears = yearsOf(pointsWhere(table, wanted), indicator).length > 0
  for (const id of distinct(table, 'source', wanted)) {
    const source = byId(reference.sources, id)
    for (const point of newestFirst(pointsWhere(table, { ...wanted, source: id }), search)) {
      const isPart = hasYears && periodKind(point.period) !== 'year'
      const found = isPart ? PART_OF_A_YEAR : barOf(point, source, search)
      if (found === null) {
        usable.push({
          source,
          point,
          notes: notesOf(point, source, search),
          ended: endedBecause(point, source, search),
        })
        break
      }
      // One figure tells why a source is silent; the older ones behind it tell nothing more.
      if (!barred.some((other) => other.source.id === id)) barred.push({ source, point, ...found })
    }
  }
  return { usable, barred }
}

function newestFirst(points: readonly Point[], { indicator, year }: FigureSearch): Point[] {
  const years = yearsOf(points, indicator)
  const chosen = years.length > 0 ? years : points
  return chosen.filter(({ period }) => periodYear(period) <= year).toSorted((a, b) => b.period - a.period)
}

function yearsOf(points: readonly Point[], indicator: Indicator): Point[] {
  return annualPoints(points, yearUnit(indicator), unitScale(indicator))
}

function barOf(
  point: Point,
  source: DataSource,
  { indicator, location, year, reference, table }: FigureSearch,
): { bar: Bar; why: Value } | null {
  const flagged = printsProjection(point, reference, table)
    ? 'projection'
    : (['projection', 'doubtful', 'partial_period'] as const).find((flag) => point.flags.includes(flag))
  const small = smallPoint(point, { indicator, source, location })
  const impossible = anomaliesOf(point, indicator).find(({ grade }) => grade === 'impossible')
  if (flagged === 'projection') return { bar: flagged, why: flagNote(flagged) }
  if (small.suppressed) return { bar: 'suppressed', why: message('quote.too-few-people') }
  if (impossible?.sentence.id === 'flags.over_100') return { bar: 'over_100', why: impossible.sentence }
  if (impossible) return { bar: 'impossible', why: impossible.sentence }
  if (flagged) return { bar: flagged, why: flagNote(flagged) }
  if (location.level >= 4 && source.classification === 'Survey')
    return { bar: 'not_representative', why: message('quote.survey-of-lga') }
  const { supersededBy } = point.coordinates
  const successor = supersededBy === null ? null : (reference.sources.get(supersededBy) ?? null)
  if (successor && holdsFigure(successor.id, point, table))
    return { bar: 'superseded', why: message('quote.replaced', { by: sourceName(successor) }) }
  const age = year - periodYear(point.period)
  if (age > OLDEST) {
    return { bar: 'too_old', why: message('quote.too-old', { age: `${age}`, year: `${year}` }) }
  }
  return null
}

/** That the source has ended, as far as the year goes. Nothing as young as that limit can be of one that has. */
function endedBecause(point: Point, source: DataSource, search: FigureSearch): Message | null {
  if (search.year - periodYear(point.period) <= ENDED_YEARS) return null
  const { state, next } = sourceRhythm(source, search)
  return state === 'ended' ? message('quote.ended', { next: `${next}` }) : null
}

/** Whether a source has a figure of the same place, not older than another one. */
function holdsFigure(
  source: number,
  { indicator, location, period }: Point,
  table: ObservationTable,
): boolean {
  return pointsWhere(table, { indicator, source, location }).some(
    (point) => periodYear(point.period) >= periodYear(period) && !point.flags.includes('projection'),
  )
}

function notesOf(point: Point, source: DataSource, search: FigureSearch): Message[] {
  const { indicator, reference } = search
  const isOrder = reference.curation.orderAlone.some(
    (series) => series.indicator === indicator.id && series.source === source.id,
  )
  return [...(isOrder ? [message('quote.order-alone')] : []), ...notesOfPoint(point, source, search)]
}

function notesOfPoint(point: Point, source: DataSource, { indicator, location }: FigureSearch): Message[] {
  const flags = NOTED.filter((flag) => point.flags.includes(flag))
  const noteOf = (flag: Flag) => flagNoteOf(flag, indicator)
  const { ranked, rule } = smallPoint(point, { indicator, source, location })
  if (ranked || rule === null || rule === 'sensitive_count') return flags.map(noteOf)
  if (rule === 'imprecise' || rule === 'survey_sample') {
    return [...new Set([...flags, FLAG_OF[rule]])].map(noteOf)
  }
  return [...flags.map(noteOf), message('quote.unstable', { rule })]
}
