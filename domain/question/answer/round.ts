import type { Level } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { byLength, periodYear } from '#domain/period/period.ts'
import { byId, placesAbove } from '#domain/reference/reference-data.ts'
import type { AnswerInput } from './answer.ts'
import { newestFirst } from './choose-figure.ts'

/** A round has two places at least, where its level has them. */
const FEWEST = 2
/** A round has enough places with this share of those of the fullest. */
const ENOUGH = 0.8
/** Years by which a survey may be older and still go first. */
const NEAR = 3

/** One source's figures of one period at all places of a level. */
export interface Round {
  readonly source: StatedFigure['source']
  readonly points: readonly Point[]
}

/** The newest round that was asked for, of the source whose round has most places; surveys before others of its time. */
export function roundAt(
  { question, data }: AnswerInput,
  indicator: number,
  { level, within }: { readonly level: Level; readonly within: number | undefined },
): Round | null {
  const { reference } = data
  const places = new Set(
    [...reference.locations.values()]
      .filter(
        (place) =>
          place.level === level &&
          (within === undefined || placesAbove(reference, place.id).includes(within)),
      )
      .map(({ id }) => id),
  )
  const years = question.periods.years
  const points = pointsWhere(data.tableOf(indicator), { indicator, locations: places }).filter((point) => {
    const isSource = question.sources.length === 0 || question.sources.includes(point.source)
    const labels = reference.sources.get(point.source)?.periodLabels ?? {}
    const year = periodYear(point.period)
    const isYear =
      years.length === 0 || years.includes(year) || years.some((one) => labels[`${year}`]?.includes(`${one}`))
    return isSource && isYear && (years.length > 0 || !isProjected(point))
  })
  const rounds = [...Map.groupBy(points, ({ source, period }) => `${source}:${period}`).values()].filter(
    (round) => round.length >= Math.min(FEWEST, places.size),
  )
  const most = Math.max(0, ...rounds.map((round) => round.length))
  const full = rounds.filter((round) => round.length >= most * ENOUGH)
  const classes = ['Survey', 'Estimate', 'Routine']
  const classOf = ([point]: readonly Point[]) =>
    classes.indexOf(reference.sources.get(point?.source ?? 0)?.classification ?? '')
  const [best] = full.toSorted((a, b) => {
    const [left, right] = [a[0], b[0]]
    if (!left || !right) return 0
    const isNear = Math.abs(periodYear(left.period) - periodYear(right.period)) <= NEAR
    return (
      byLength(left.period, right.period) ||
      (isNear ? classOf(a) - classOf(b) : 0) ||
      newestFirst(left, right)
    )
  })
  const first = best?.[0]
  return best && first ? { source: byId(reference.sources, first.source), points: best } : null
}
