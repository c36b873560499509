import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byLength, type PeriodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AnswerInput } from './answer.ts'
import { isOfYears, type RoundPlaces, roundPoints } from './round.ts'

/** A round has enough places with this share of those of the fullest of its source. */
const ENOUGH = 0.6

/** Two rounds of one source at the places of a level. */
export interface RoundPair {
  readonly source: StatedFigure['source']
  readonly before: PeriodCode
  readonly now: PeriodCode
  readonly points: readonly Point[]
}

/**
 * Two rounds of one source: of the years that were named; since one year until the newest; else the two newest. Surveys
 * before other sources, then the source with more places. Null: no source has two.
 */
export function roundPair(asked: AnswerInput, indicator: number, where: RoundPlaces): RoundPair | null {
  const { reference } = asked.data
  const points = roundPoints(asked, indicator, where).filter(isWhole)
  const classes = ['Survey', 'Estimate', 'Routine']
  const pairs = [...Map.groupBy(points, ({ source }) => source)].flatMap(([id, own]) => {
    const source = byId(reference.sources, id)
    const ends = endsOf(asked, own)
    return ends ? [{ source, ...ends, points: own }] : []
  })
  const placesOf = (pair: RoundPair) => pair.points.filter(({ period }) => period === pair.now).length
  const [best] = pairs.toSorted(
    (a, b) =>
      classes.indexOf(a.source.classification) - classes.indexOf(b.source.classification) ||
      b.now - a.now ||
      placesOf(b) - placesOf(a),
  )
  return best ?? null
}

function endsOf(
  { question, data }: AnswerInput,
  points: readonly Point[],
): { readonly before: PeriodCode; readonly now: PeriodCode } | null {
  const rounds = [...Map.groupBy(points, ({ period }) => period)]
  const most = Math.max(0, ...rounds.map(([, own]) => own.length))
  const full = rounds.filter(([, own]) => own.length >= most * ENOUGH && own.length > 1)
  const longest = full.map(([period]) => period).toSorted(byLength)[0]
  const same = full
    .filter(([period]) => longest !== undefined && byLength(period, longest) === 0)
    .toSorted((a, b) => a[0] - b[0])
  const { years } = question.periods
  const of = (year: number) =>
    same.findLast(([, [point]]) => point !== undefined && isOfYears(point, [year], data.reference))?.[0]
  const newest = same.at(-1)?.[0]
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const before = years.length === 0 ? same.at(-2)?.[0] : of(from)
  const now = years.length > 1 ? of(to) : newest
  return before !== undefined && now !== undefined && before < now ? { before, now } : null
}
