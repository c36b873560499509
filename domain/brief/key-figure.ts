import { figureToQuote, type FigureAnswer } from '#domain/best-figure/figure-to-quote.ts'
import { type PooledAnswer, pooledAnswer } from '#domain/best-figure/pooled-answer.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { type ChangedFigure, changesTogether, hasUnequalTimes } from '#domain/comparison/change.ts'
import { isAboveAll } from '#domain/comparison/figure-range.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { intervalIncludes, targetStanding } from '#domain/target/target.ts'
import { type ChangeSince, changedSince } from './change-since.ts'
import { lastBounded } from './last-bounded.ts'
import { type BriefQuestion, type PlaceQuestion, zoneAround } from './question.ts'

/** A figure of a larger place beside that of a place. */
export interface BesideFigure extends StatedFigure {
  readonly place: Location
  /** Of the same source and period as the figure that it stands beside. */
  readonly isSameRound: boolean
  /** Of the same round, and about a stretch of time of another length: births of five years beside those of two. */
  readonly unequalTimes: boolean
}

/** The aim that a figure is held against: the national one, else that of the Sustainable Development Goals. */
export interface Aim {
  readonly kind: 'national' | 'sdg'
  readonly value: number
  /**
   * `reached` and `missed` where the interval lies on one side, or none was published; `open` where it includes the aim; `none`
   * where the figure can say nothing about it.
   */
  readonly standing: 'reached' | 'missed' | 'open' | 'none'
  /** No interval stands behind the standing. */
  readonly isBare: boolean
}

/** True for a side that no interval tests: the figure alone lies there. */
export function isUntested({ isBare, standing }: Pick<Aim, 'isBare' | 'standing'>): boolean {
  return isBare && (standing === 'reached' || standing === 'missed')
}

/** One indicator of a brief: the figure to quote of the place, and what it is read against. */
export interface KeyFigure {
  readonly indicator: Indicator
  readonly answer: FigureAnswer
  /** The published figure; null where none may be quoted, or where the answer is a pooled value, which nobody published. */
  readonly stated: StatedFigure | null
  /** The value that several sources make together, where no single one may be quoted. */
  readonly pooled: PooledAnswer | null
  readonly zone: BesideFigure | null
  readonly nation: BesideFigure | null
  readonly aim: Aim | null
  readonly change: ChangeSince | null
  /** The last survey figure with an interval, where the one to quote has none: the only one whose change can be tested. */
  readonly bounded: BoundedFigure | null
}

/** A figure with an interval beside the one to quote, and its own change. */
export interface BoundedFigure {
  readonly stated: StatedFigure
  readonly change: ChangeSince | null
}

/** The figure whose change may be told, with that change: the last one with an interval where the one to quote has none. */
export function changedFigure({
  stated,
  change,
  bounded,
}: Pick<KeyFigure, 'stated' | 'change' | 'bounded'>): BoundedFigure | null {
  if (bounded?.change) return bounded
  return stated && { stated, change }
}

/** The key figures of a place, in the order of the catalogue. */
export function keyFigures(question: BriefQuestion): KeyFigure[] {
  const figures = figuresOnPage(question)
  return question.data.subjects.key.flatMap((indicator) => figures.get(indicator) ?? [])
}

/** The figures to quote whose changes stand in a brief, in its table or beside a line over time, by indicator. */
export function figuresOnPage(question: BriefQuestion): ReadonlyMap<number, KeyFigure> {
  const { key, trends } = question.data.subjects
  const figures = figuresTogether(question, [...new Set([...key, ...trends])])
  return new Map(figures.map((figure) => [figure.indicator.id, figure]))
}

/** The figure to quote for one indicator at a place, with zone, nation, aim and change; for a page on which it stands alone. */
export function keyFigure(question: PlaceQuestion, id: number): KeyFigure {
  const figure = figureBeside(question, id)
  return withChanges([figure], question)[0] ?? { ...figure, change: null, bounded: null }
}

/** The same for the indicators of one page, in this order: their changes are judged together. */
export function figuresTogether(question: PlaceQuestion, indicators: readonly number[]): KeyFigure[] {
  return withChanges(
    indicators.map((id) => figureBeside(question, id)),
    question,
  )
}

type FigureBeside = Omit<KeyFigure, 'change' | 'bounded'>

function figureBeside(question: PlaceQuestion, id: number): FigureBeside {
  const { data, place } = question
  const indicator = byId(data.reference.indicators, id)
  const answer = quotedAt(question, id)
  const stated = statedOf(answer)
  const zone = zoneAround(question)
  return {
    indicator,
    answer,
    stated,
    pooled: pooledAnswer(answer),
    zone: stated && zone && sameRound(question, stated, zone),
    nation: place.id === NATION ? null : nationBeside(question, indicator, stated),
    aim: stated ? aimOf(stated.point, indicator) : aimAlone(indicator),
  }
}

function withChanges(figures: readonly FigureBeside[], question: PlaceQuestion): KeyFigure[] {
  const { data } = question
  const since = (stated: StatedFigure | null, { indicator }: FigureBeside) =>
    stated && changedSince(stated.point, { table: data.tableOf(indicator.id), indicator })
  const rows = figures.map((figure) => {
    const bounded = lastBounded(figure, question)
    return { figure, bounded, own: since(figure.stated, figure), other: since(bounded, figure) }
  })
  const held = rows.flatMap(({ own, other }) => [own, other]).filter((one) => one !== null)
  const verdicts = new Map(
    changesTogether(held, data.reference).map((verdict, index) => [held[index], verdict]),
  )
  const judged = (changed: ChangedFigure | null): ChangeSince | null =>
    changed && {
      before: changed.before,
      verdict: verdicts.get(changed) ?? 'untested',
      unequalTimes: hasUnequalTimes(changed.before, changed.now),
    }
  return rows.map(({ figure, bounded, own, other }) => ({
    ...figure,
    change: judged(own),
    bounded: bounded && { stated: bounded, change: judged(other) },
  }))
}

/** The answer of the quote rule for a place of the question's data. */
export function quotedAt({ data, place }: PlaceQuestion, indicator: number): FigureAnswer {
  const { reference, currentYear } = data
  return figureToQuote({
    table: data.tableOf(indicator),
    reference,
    indicator,
    location: place.id,
    currentYear,
  })
}

/** The published figure of an answer. */
export function statedOf(answer: FigureAnswer): StatedFigure | null {
  if (answer.status !== 'quote' || answer.figure === null) return null
  const { point, source } = answer.figure
  return { point, source }
}

function sameRound({ data }: PlaceQuestion, stated: StatedFigure, place: Location): BesideFigure | null {
  const { indicator, source, period } = stated.point
  const [point] = pointsWhere(data.tableOf(indicator), { indicator, source, location: place.id, period })
  if (!point || !isWhole(point)) return null
  const unequalTimes = hasUnequalTimes(point, stated.point)
  return { point, source: stated.source, place, isSameRound: true, unequalTimes }
}

/** The nation in the same round; where that has none, the nation's own figure to quote, which is of another source or time. */
function nationBeside(
  question: PlaceQuestion,
  { id }: Indicator,
  stated: StatedFigure | null,
): BesideFigure | null {
  const nation = byId(question.data.reference.locations, NATION)
  const same = stated && sameRound(question, stated, nation)
  if (same) return same
  const other = statedOf(quotedAt({ ...question, place: nation }, id))
  return other && { ...other, place: nation, isSameRound: false, unequalTimes: false }
}

/** The national target, else that of the SDGs, without anything that is held against it; null without either. */
function aimAlone({ nationalTarget, sdgTarget }: Indicator): Aim | null {
  const value = nationalTarget ?? sdgTarget
  if (value === null) return null
  return { kind: nationalTarget === null ? 'sdg' : 'national', value, standing: 'none', isBare: true }
}

/** A figure against the national target, else that of the SDGs; null without either. Source: methods §9, §13.8. */
export function aimOf(point: Point, indicator: Indicator): Aim | null {
  const alone = aimAlone(indicator)
  if (alone === null) return null
  const { value } = alone
  const aim = { ...alone, isBare: point.lower === null || point.upper === null }
  if (isAboveAll(point, indicator) || restsOnFewEvents(point, indicator)) return aim
  const side = targetStanding(point.value, value, indicator.slope, indicator)
  if (side === 'none') return aim
  if (intervalIncludes(point, value, indicator)) return { ...aim, standing: 'open' }
  return { ...aim, standing: side === 'below' ? 'missed' : 'reached' }
}
