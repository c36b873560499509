import type { Across } from '#domain/spread/across.ts'
import { areaOf, type DescribedSet, describedSet } from '#domain/spread/described-set.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { NATION } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { locationsAt, zoneOf } from '#domain/reference/reference-data.ts'
import type { EmptyFigure, FigureInput, GapRow } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import type { ACROSS, OVER_TIME } from '#charts/kind/shared-options.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { type GapInput, gapRow } from '#charts/words/gap-row.ts'
import { missingNote } from '#charts/words/missing-places.ts'
import { indicatorOf, locationOf, selectPlaces } from './place-selection.ts'

/** The input of a figure that describes a distribution. */
type DescribedInput = FigureInput<KindView<string, typeof ACROSS & typeof OVER_TIME>>

/** The figures that a histogram or a box plot describes. */
export interface SetDescription {
  readonly set: DescribedSet
  readonly source: DataSource | null
  readonly period: PeriodCode | null
  /** Figures of any source and period that would fill the figure. */
  readonly available: readonly Point[]
}

const LEVELS = { zones: 2, states: 3, lgas: 4 } as const

/** Reads the described figures of a view; its source and period default as everywhere. */
export function setDescription(input: DescribedInput): SetDescription {
  const { view, table, reference } = input
  const across: Across = view.options.compareBy === 'period' ? 'time' : (view.options.regions ?? 'states')
  const indicator = indicatorOf(input)
  const area = areaOf(reference, locationOf(input).id, across)
  const places =
    across === 'time'
      ? [area]
      : locationsAt(reference, LEVELS[across]).filter(
          (place) => area.level === 1 || place.parent === area.id || zoneOf(reference, place)?.id === area.id,
        )
  const selection = selectPlaces(input, places)
  const { source, available } = selection
  const period = across === 'time' ? null : selection.period
  const question = { table, reference, indicator: indicator.id, location: area.id, period, across }
  const set = describedSet({ ...question, source: source?.id ?? 0 })
  return { set, source, period, available: across === 'time' ? seriesOf(input, area.id) : available }
}

/** Only sources with several figures of the place fill a figure over time. */
function seriesOf(input: FigureInput, location: number): Point[] {
  const points = pointsWhere(input.table, { indicator: indicatorOf(input).id, location })
  const bySource = Map.groupBy(points, (point) => point.source)
  return points.filter((point) => (bySource.get(point.source)?.length ?? 0) > 1)
}

/** Where, as it follows a title: ` in the North-West`; empty for the parts of the nation. */
export function whereOf({ set }: SetDescription): Value {
  const isNation = set.area.id === NATION && set.across !== 'time'
  return isNation ? '' : message('spread.in', { place: placeName(set.area) })
}

/** Whose figures of when: `, NDHS 2018` or, over time, `, UN IGME 1964 to 2016`. */
export function whenOf({ set, source, period }: SetDescription): Value {
  if (!source) return ''
  if (period !== null) return message('spread.when', { cited: cited(source, period) })
  const [first, last] = [set.points[0], set.points.at(-1)]
  if (!first || !last) return message('spread.when', { cited: sourceName(source) })
  const [from, to] = [periodName(first.period, source), periodName(last.period, source)]
  const span = first.period === last.period ? from : message('chart.range', { from, to })
  return message('spread.when', {
    cited: message('values.cited', { source: sourceName(source), period: span }),
  })
}

/** The name of a described value: its place, or over time its period. */
export function nameOfPoint(
  point: Point,
  { set, source }: SetDescription,
  { reference }: FigureInput,
): Value {
  if (set.across === 'time') return periodName(point.period, source ?? undefined)
  return reference.locations.get(point.location)?.name ?? ''
}

/** The places, or the years of a series, that nothing is described of, each with its reason. */
export function describedGaps(
  { set, source }: Pick<SetDescription, 'set' | 'source'>,
  input: GapInput,
): GapRow[] {
  if (!source) return []
  const key = { indicator: set.indicator.id, source: source.id }
  return set.missing.flatMap(({ place, period }) =>
    period === null ? [] : [gapRow({ ...key, location: place.id, period }, input)],
  )
}

/** `No figure: Borno, Yobe (not in this release).` and what was left out. */
export function gapNotes({ set }: SetDescription, gaps: readonly GapRow[]): Message[] {
  if (set.points.length === 0) return []
  return [
    ...missingNote(gaps, set.across === 'time' ? 'period' : 'location'),
    ...(set.leftOut > 0 ? [message('spread.left-out', { count: set.leftOut })] : []),
  ]
}

/** The words and the alternatives where there is nothing to describe. */
export function nothingDescribed(
  { set, source, available }: SetDescription,
  input: FigureInput,
): EmptyFigure | null {
  return set.points.length > 0 ? null : emptyFigure(available, input, source)
}
