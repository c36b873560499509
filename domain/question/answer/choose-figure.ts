import { quotedAt, statedOf } from '#domain/brief/key-figure.ts'
import type { Location } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { bySettled, isProjected, settledBy } from '#domain/observation/settled.ts'
import { byLength, periodCode, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { isPrintedModel, isReprint } from '#domain/reference/official-estimates.ts'
import { byId, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { isLater } from './newest.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import type { Question } from '../question.ts'

/** The question and the data by which figures are chosen. */
interface ChoiceInput {
  readonly question: Pick<Question, 'periods' | 'classification'> & Partial<Pick<Question, 'told'>>
  readonly data: PlaceData
}

/** The wanted figure of an indicator at a place. */
export interface FigureWish {
  readonly indicator: number
  readonly place: Location
  readonly sources: readonly number[]
  readonly years: readonly number[]
}

/** The points that fit the source, class and period of the question, newest first. */
export function fittingPoints({ question, data }: ChoiceInput, wanted: FigureWish): Point[] {
  const { reference } = data
  const { indicator, place, sources, years } = wanted
  const parts = question.periods.parts.flatMap((iso) => periodCode(iso) ?? [])
  return pointsWhere(data.tableOf(indicator), { indicator, location: place.id })
    .filter((point) => {
      const source = byId(reference.sources, point.source)
      if (sources.length > 0 && !sources.includes(point.source)) return false
      if (question.classification !== null && source.classification !== question.classification) return false
      if (parts.length > 0) return parts.includes(point.period)
      return years.length === 0 || years.some((year) => isOfYear(point.period, year, source.periodLabels))
    })
    .toSorted(newestFirst)
}

/** The period is that year, or a round whose label names it: 2023 is NDHS 2023–24. */
function isOfYear(period: PeriodCode, year: number, labels: Readonly<Record<string, string>>): boolean {
  if (periodYear(period) === year) return true
  return labels[`${periodYear(period)}`]?.includes(`${year}`) ?? false
}

/** Observed before projected, whole before parts, years before months, then by time. */
export function newestFirst(a: Point, b: Point): number {
  return (
    bySettled(settledBy(a.flags), settledBy(b.flags)) || byLength(a.period, b.period) || b.period - a.period
  )
}

/** Of two figures of one time that of a survey or of the custodian of the estimate, then others of their own, then prints. */
export function originatorFirst(a: Point, b: Point, reference: ReferenceData): number {
  const rank = (point: Point) => {
    if (isReprint(point, reference)) return 2
    const isSurvey = reference.sources.get(point.source)?.classification === 'Survey'
    return isSurvey || reference.measures.get(measureKey(point.indicator, point.source))?.custodian ? 0 : 1
  }
  return rank(a) - rank(b)
}

/**
 * The figure that answers: the newest of the named ones; where neither source nor year was named, the one
 * that may be quoted, by the product's own rule, else the newest of a survey, an estimate, a routine source.
 * Null: nobody has one.
 */
export function chooseFigure(asked: ChoiceInput, wanted: FigureWish): StatedFigure | null {
  const { question, data } = asked
  const fitting = fittingPoints(asked, wanted)
  const isOpen =
    wanted.sources.length === 0 &&
    wanted.years.length === 0 &&
    question.periods.parts.length === 0 &&
    question.classification === null
  const quoted = isOpen ? statedOf(quotedAt({ data, place: wanted.place }, wanted.indicator)) : null
  // A year that is made of months nobody published: a year that somebody did publish goes before it.
  const isMade = quoted !== null && !fitting.some((point) => isSame(point, quoted.point))
  const years = fitting.filter(({ period }) => periodKind(period) === 'year')
  if (quoted && !(isMade && years.length > 0)) return quoted
  const current =
    wanted.sources.length > 0
      ? fitting
      : fitting.filter(({ coordinates }) => coordinates.supersededBy === null)
  // `And in 2018`, after a figure of a source: of the same source, where it has that year.
  const same = wanted.sources.length === 0 ? current.filter(({ source }) => source === question.told) : []
  const [point] = preferred(asDefined([same, current, fitting].find((some) => some.length > 0) ?? []), asked)
  return point ? { point, source: byId(data.reference.sources, point.source) } : null
}

function isSame(a: Point, b: Point): boolean {
  return a.source === b.source && a.period === b.period && a.value === b.value
}

/** Without figures of another definition, where another source has the figure of that time by the definition of the indicator. */
function asDefined(points: readonly Point[]): Point[] {
  const differs = ({ flags }: Point) => flags.includes('definition_differs')
  const times = new Set(points.filter((point) => !differs(point)).map(({ period }) => period))
  return points.filter((point) => !differs(point) || !times.has(point.period))
}

/** Of figures of one time a survey first, then an official estimate, its custodian's own before a print; else the newest. */
function preferred(points: readonly Point[], { data }: ChoiceInput): Point[] {
  const { sources } = data.reference
  const observed = points.filter((point) => !isProjected(point))
  const usable = observed.length > 0 ? observed : points
  const classOf = (point: Point) => byId(sources, point.source).classification
  const rank = (point: Point) => ['Survey', 'Estimate', 'Routine'].indexOf(classOf(point))
  const newest = usable[0]
  if (!newest) return []
  const recent = usable.filter(({ period }) => !isLater(newest.period, period, RECENT))
  const printed = (point: Point) => Number(isPrintedModel(point, data.reference))
  return recent.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      printed(a) - printed(b) ||
      newestFirst(a, b) ||
      originatorFirst(a, b, data.reference),
  )
}

/** Years by which a survey may be older than the newest figure and still go before it. */
const RECENT = 5

/** The newest figure of each source, the newest first. */
export function newestOfEach(asked: ChoiceInput, wanted: FigureWish): StatedFigure[] {
  const bySource = Map.groupBy(fittingPoints(asked, wanted), ({ source }) => source)
  const found = [...bySource].flatMap(([id, points]) => {
    const point = points.find((one) => !isProjected(one)) ?? (wanted.years.length > 0 ? points[0] : undefined)
    return point ? [{ point, source: byId(asked.data.reference.sources, id) }] : []
  })
  return found.toSorted(
    (a, b) => newestFirst(a.point, b.point) || originatorFirst(a.point, b.point, asked.data.reference),
  )
}
