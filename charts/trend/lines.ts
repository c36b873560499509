import type { LineRole, SourceLine } from '#charts/over-time/line.ts'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { inYearsOf, knownYears, type YearsOf } from '#domain/observation/about.ts'
import type { Location } from '#domain/location/location.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, type PeriodKind, parsePeriod, periodKind } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { indicatorOf, locationOf } from '#charts/selection/place-selection.ts'
import type { Series } from '#charts/over-time/line.ts'
import { firstLines, goesFirst } from './first-lines.ts'
import { shownLength } from '#charts/over-time/length.ts'
import type { TrendInput } from './view.ts'

export interface TrendModel {
  readonly indicator: Indicator
  readonly location: Location
  /** Visible lines in reading order: chosen, partner, then by class and rank. At first a few of them. */
  readonly lines: readonly SourceLine[]
  /** The same with the lines that are not drawn, so that a key keeps its order. */
  readonly all: readonly SourceLine[]
  readonly yearsOf: YearsOf
  /** How long the periods of the figures are: all as long as each other. */
  readonly length: PeriodKind
  /** Figures of the sources asked for whose periods are longer or shorter. */
  readonly otherLengths: readonly Point[]
  /** Figures of the sources shown that have no place among such years. */
  readonly unplaced: readonly Point[]
}

/**
 * Every source of the indicator at the view's place. `view.sources[0]` is the chosen one; two or more sources, or the
 * option `alone`, limit the figure to them. Its figures are of years, or of months, never of both: `length`. Two or more periods limit it to the time between the first and the last. By year of
 * birth figures stand where the children were born of whom they speak, and those of which that is not known are left out.
 */
export function trendModel(input: TrendInput): TrendModel {
  const indicator = indicatorOf(input)
  const location = locationOf(input)
  const held = pointsOf(input, indicator.id, location.id)
  const length = shownLength(held, input.view.options.length, input.view.sources[0])
  const points = held.filter(({ period }) => periodKind(period) === length)
  const yearsOf = length === 'year' ? knownYears(input.view.options.yearsOf, points) : 'report'
  const { placed, unplaced } = inYearsOf(yearsOf, points)
  const all = ranked(input, seriesOf(placed, input)).map((line) => ({ ...line, yearsOf }))
  const lines = shownLines(all, input)
  const hiddenIds = new Set(all.flatMap((line) => (lines.includes(line) ? [] : [line.source.id])))
  return {
    indicator,
    location,
    lines,
    all,
    length,
    otherLengths: held.filter(
      ({ period, source }) => periodKind(period) !== length && !hiddenIds.has(source),
    ),
    yearsOf,
    unplaced: unplaced.filter(({ source }) => !hiddenIds.has(source)),
  }
}

/** All but those that the reader has hidden; where nothing was said of any, those that a trend begins with. */
function shownLines(all: readonly SourceLine[], { view, reference }: TrendInput): readonly SourceLine[] {
  const { hidden = [], every = false } = view.options
  if (hidden.length > 0) return all.filter(({ source }) => !hidden.includes(source.id))
  return every || view.sources.length > 1 ? all : firstLines(all, reference)
}

/** The figures that the view asks for, whether or not they have a place among its years. */
function pointsOf(input: TrendInput, indicator: number, location: number): Point[] {
  const { view, table } = input
  const only = view.sources.length > 1 || view.options.alone ? new Set(view.sources) : null
  const [from, to] = periodRange(view.periods)
  return pointsWhere(table, { indicator, location }).filter(
    ({ source, period }) => (!only || only.has(source)) && from <= period && period <= to,
  )
}

function seriesOf(points: readonly Point[], { reference }: TrendInput): Series[] {
  return [...Map.groupBy(points, (point) => point.source)].map(([id, series]) => ({
    source: byId(reference.sources, id),
    points: series,
  }))
}

function periodRange(periods: readonly string[]): [PeriodCode, PeriodCode] {
  const codes = periods.flatMap((period) => parsePeriod(period) ?? [])
  if (codes.length < 2) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return [Math.min(...codes), Math.max(...codes) + 999]
}

function ranked(input: TrendInput, series: readonly Series[]): SourceLine[] {
  const chosenId = input.view.sources[0]
  const ordered = CLASSIFICATIONS.flatMap((classification) => {
    const group = series.filter((entry) => entry.source.classification === classification)
    return group
      .sort(
        (a, b) =>
          Number(b.source.id === chosenId) - Number(a.source.id === chosenId) ||
          goesFirst(a, b, input.reference),
      )
      .map((entry, rank) => ({ ...entry, rank }))
  })
  const first = (classification: string) =>
    ordered.find((entry) => entry.source.classification === classification && entry.rank === 0)
  const chosen = ordered.find((entry) => entry.source.id === chosenId) ?? first('Survey') ?? ordered[0]
  const partner =
    chosen?.source.classification === 'Survey'
      ? (first('Estimate') ?? first('Routine'))
      : (first('Survey') ??
        (chosen?.source.classification === 'Estimate' ? first('Routine') : first('Estimate')))
  const role = (entry: Series): LineRole =>
    entry.source === chosen?.source ? 'chosen' : entry.source === partner?.source ? 'partner' : 'other'
  const order: readonly LineRole[] = ['chosen', 'partner', 'other']
  return ordered
    .map((entry) => ({ ...entry, role: role(entry) }))
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
}
