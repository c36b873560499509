import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { originsOf } from '#domain/reference/origins.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import type { ChangeSince } from './change-since.ts'
import { figuresOnPage, quotedAt, statedOf } from './key-figure.ts'
import type { BriefQuestion } from './question.ts'

/** Figures over time of a place beside those of the nation, of the source that is quoted. */
export interface TrendLine {
  readonly indicator: Indicator
  readonly source: StatedFigure['source']
  /** By period. The last is the quoted one. */
  readonly own: readonly Point[]
  /** What other tables of the same interviews say of times for which the source itself has no figure here. */
  readonly again: readonly StatedFigure[]
  /** Empty for the nation itself. */
  readonly nation: readonly Point[]
  readonly change: ChangeSince | null
  /** The same as a figure of the product, which shows every source. */
  readonly view: StoredView
}

/** So many years before the quoted figure a trend goes back. */
const LOOKED_BACK = 20

/** The trends of a place, those without a figure to quote left out. */
export function trendLines(question: BriefQuestion): TrendLine[] {
  const figures = figuresOnPage(question)
  return question.data.subjects.trends.flatMap(
    (indicator) => trendLine(question, indicator, figures.get(indicator)?.change ?? null) ?? [],
  )
}

/** The figures over time of one indicator; null where no figure of it may be quoted, or fewer than two are of whole years. */
function trendLine(question: BriefQuestion, id: number, change: ChangeSince | null): TrendLine | null {
  const { data, place } = question
  const stated = statedOf(quotedAt(question, id))
  if (!stated) return null
  const { source, point } = stated
  const table = data.tableOf(id)
  const indicator = byId(data.reference.indicators, id)
  const seriesAt = (location: Location['id'], of: number) =>
    pointsWhere(table, { indicator: id, source: of, location }).filter(
      (one) =>
        periodKind(one.period) === 'year' &&
        isWhole(one) &&
        one.period <= point.period &&
        periodYear(point.period) - periodYear(one.period) <= LOOKED_BACK,
    )
  const own = seriesAt(place.id, source.id)
  const held = new Set(own.map(({ period }) => period))
  const roots = originsOf(source, point, data.reference)
  const again = distinct(table, 'source', { indicator: id, location: place.id })
    .filter((other) => other !== source.id)
    .flatMap((other) => seriesAt(place.id, other))
    .filter(({ period }) => !held.has(period))
    .map((one) => ({ point: one, source: byId(data.reference.sources, one.source) }))
    .filter(
      (one) => roots.has(one.source.id) || originsOf(one.source, one.point, data.reference).has(source.id),
    )
  const nation = place.id === NATION ? [] : seriesAt(NATION, source.id)
  const shown = onePerPeriod(again)
  // One dot is no trend, and what is quoted may be a part of a year alone.
  if (own.length + shown.length < 2) return null
  return {
    ...{ indicator, source, own, nation },
    again: shown,
    change,
    view: {
      kind: 'trend',
      indicators: [id],
      sources: [source.id],
      locations: [place.id],
      periods: [],
      options: {},
    },
  }
}

/** Of several tables of one time the survey's own, then the first. */
function onePerPeriod(figures: readonly StatedFigure[]): StatedFigure[] {
  const sorted = figures.toSorted(
    (a, b) =>
      a.point.period - b.point.period ||
      a.source.derivedFrom.length - b.source.derivedFrom.length ||
      a.source.id - b.source.id,
  )
  return sorted.filter(({ point }, index) => point.period !== sorted[index - 1]?.point.period)
}
