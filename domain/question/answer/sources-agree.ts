import { distanceFrom } from '#domain/best-figure/disagreement.ts'
import { nameOf } from '#domain/best-figure/quote-citation.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, listOf } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { isSameTime } from '#domain/observation/about.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { isYear, periodYear } from '#domain/period/period.ts'
import { isCompiled, type Kinship, kinship } from '#domain/reference/kinship.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { AnswerInput, AnswerRow } from './answer.ts'
import { fittingPoints } from './choose-figure.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { bothPeriods, madeRow, rowOf } from './rows.ts'
import { timesOver } from './times-over.ts'

/** What is older than the newest figure by more than this says little of how sources agree today. */
const RECENT_YEARS = 15
const MOST_TOLD = 6
/** So many times as high is said beside figures that do not disagree. */
const FAR = 1.5

interface Pair {
  readonly a: Point
  readonly b: Point
  readonly kin: Kinship
}

/** The figures of several sources about one time, and those of them that can agree. */
interface Moment {
  readonly points: readonly Point[]
  readonly pairs: readonly Pair[]
}

/**
 * Whether the sources agree: of the time of which most of those that rest on different evidence speak, by the limit beyond which two figures are
 * said to disagree. Source: methods §8.2 and §13.1.
 */
export function sourcesAgree(
  asked: AnswerInput,
  { about, place }: { readonly about: Indicator; readonly place: Location },
): { readonly said: readonly Value[]; readonly rows: readonly AnswerRow[] } {
  const { question, data } = asked
  const wish = { indicator: about.id, place, sources: question.sources, years: question.periods.years }
  const all = fittingPoints(asked, wish).filter(
    (point) => isWhole(point) && !isProjected(point) && !isCompiled(point, data.reference),
  )
  // Months of one source beside years of another say the same twice.
  const held = all.some(({ period }) => isYear(period)) ? all.filter(({ period }) => isYear(period)) : all
  if (new Set(held.map(({ source }) => source)).size < 2) return { said: [], rows: [] }
  const moment = bestMoment(held, data.reference)
  const stated = (point: Point): StatedFigure => ({
    point,
    source: byId(data.reference.sources, point.source),
  })
  if (!moment) return { said: [message('assistant.agree', NOT_SAID)], rows: [] }
  const scale = figureUnit(about)
  const judged = moment.pairs
    .filter(({ kin }) => kin === 'independent')
    .map(({ a, b }) => {
      const from = { from: nameOf(stated(b)), value: b.value }
      return { a, b, distance: distanceFrom(a.value, from, scale === 'other' ? 'ratio' : scale, about) }
    })
    .toSorted((x, y) => y.distance.apart - x.distance.apart)
  const [furthest] = judged
  const told = [...new Set([...(furthest ? [furthest.a, furthest.b] : []), ...moment.points])].slice(
    0,
    MOST_TOLD,
  )
  const figures = listOf(
    told.map((point) =>
      message('assistant.source-figure', {
        figure: valueSaid(stated(point), about),
        cited: citedSaid(stated(point), about),
      }),
    ),
    'apart',
  )
  if (!furthest)
    return {
      said: [message('assistant.agree', { ...NOT_SAID, verdict: 'same', figures })],
      rows: told.map((point) => rowOf(point)),
    }
  const { a, b, distance } = furthest
  // Small shares lie few points apart, and may be far apart all the same.
  const [more, less] = [Math.max(a.value, b.value), Math.min(a.value, b.value)]
  const isFar = !distance.disagrees && more >= FAR * less
  const ratio = isFar ? timesOver([stated(a), stated(b)], nameOf) : null
  return {
    said: [
      message('assistant.agree', {
        verdict: distance.disagrees ? 'apart' : 'close',
        figures,
        one: nameOf(stated(a)),
        other: nameOf(stated(b)),
        apart: decimal(distance.apart),
        unit: distance.unit,
        limit: `${distance.limit}`,
      }),
      ...(ratio?.said ?? []),
    ],
    rows: [
      ...told.map((point) => rowOf(point)),
      madeRow(stated(a), {
        kind: distance.unit === 'points' ? 'difference' : 'converted',
        value: distance.apart,
        unit: distance.unit === 'points' ? null : 'percent',
        period: bothPeriods(a, b),
      }),
      ...(ratio?.rows ?? []),
    ],
  }
}

const NOT_SAID = {
  verdict: 'none',
  figures: '',
  one: '',
  other: '',
  apart: '',
  unit: 'points',
  limit: '',
} as const

/** The time with most pairs of different evidence, the newest of equals; null where no two figures are of one time. */
function bestMoment(held: readonly Point[], reference: ReferenceData): Moment | null {
  const newest = Math.max(...held.map(({ period }) => periodYear(period)))
  const recent = held.filter(({ period }) => newest - periodYear(period) <= RECENT_YEARS)
  const moments = recent.flatMap((anchor): (Moment & { readonly year: number })[] => {
    const others = [...Map.groupBy(recent, ({ source }) => source)].flatMap(([source, own]) =>
      source === anchor.source ? [] : (own.find((point) => isSameTime(anchor, point)) ?? []),
    )
    const points = [anchor, ...others]
    const pairs = points.flatMap((a, at) =>
      points
        .slice(at + 1)
        .filter((b) => isSameTime(a, b))
        .map((b) => ({ a, b, kin: kinship(a, b, reference) })),
    )
    return pairs.length === 0 ? [] : [{ points, pairs, year: periodYear(anchor.period) }]
  })
  const independent = ({ pairs }: Moment) => pairs.filter(({ kin }) => kin === 'independent').length
  const [best = null] = moments.toSorted(
    (x, y) => independent(y) - independent(x) || y.year - x.year || y.points.length - x.points.length,
  )
  return best
}
