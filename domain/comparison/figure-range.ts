import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { roundShown } from '#domain/number/format.ts'
import { isFewToRank, restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { toldApart, type ToldApart } from '#domain/statistics/told-apart.ts'
import { sourceKind } from '#domain/triangulation/source-kind.ts'

/**
 * Why an end has no name: intervals cannot tell it apart from the next, none is held that could, or few events stand behind it.
 */
export type EndDoubt = 'intervals' | 'no_intervals' | 'few_events'

/** The claims that the ends allow: both have a name, or one of them, or none; or all figures are the same. */
export type EndsClaim = 'named' | 'lowest' | 'highest' | 'none' | 'same'

/** The ends of some figures, whether or not they may be named. */
interface FigureEnds {
  readonly low: number
  readonly high: number
  /** All that show the lowest value; several share an end where readers see the same number. */
  readonly lowest: readonly Point[]
  readonly highest: readonly Point[]
  /** Shares above 100%, which are at no end. */
  readonly beyond: readonly Point[]
}

/** From where to where some figures of one source and period run. */
export interface FigureRange extends FigureEnds {
  readonly claim: EndsClaim
  /** Why an end has no name; null where both have one, and where all figures are the same. */
  readonly why: EndDoubt | null
  /** Whether the two ends are told apart from each other; counts are by themselves. */
  readonly differ: boolean
}

/** Whose figures they are. */
interface Subject {
  readonly indicator: Indicator
  readonly source: DataSource
}

/**
 * From where to where figures run, impossible ones left out, and which ends may be named: of sampled and modelled figures one that
 * its interval tells apart from the next and from all others (all pairs looked at together, false in at most a share `alpha` of
 * cases), whole counts by themselves from 20 events on. Without `alpha` no pair is tested: the figures of one place over time are
 * its own. Null without a figure that can be. Source: methods §7.3 and §11.3.
 */
export function figureRange(
  points: readonly Point[],
  subject: Subject,
  alpha: number | null = 0.05,
): FigureRange | null {
  const ends = figureEnds(points, subject.indicator)
  if (!ends) return null
  const able = points.filter((point) => !ends.beyond.includes(point))
  return { ...ends, ...claimOf(able, ends, subject, alpha) }
}

/** The lowest and the highest of some figures that can be, with all that share them. Null without one. */
function figureEnds(points: readonly Point[], indicator: Indicator): FigureEnds | null {
  const beyond = points.filter((point) => isAboveAll(point, indicator))
  const able = points.filter((point) => !beyond.includes(point)).toSorted((a, b) => a.value - b.value)
  const [first, last] = [able[0], able.at(-1)]
  if (!first || !last) return null
  const shown = (point: Point) => roundShown(point.value, indicator)
  const lowest = able.filter((point) => shown(point) === shown(first))
  const highest = able.filter((point) => shown(point) === shown(last))
  return { low: first.value, high: last.value, lowest, highest, beyond }
}

/** A share of more than the whole: the target population is wrong, whatever the figure reaches. */
export function isAboveAll({ value }: Pick<Point, 'value'>, { factor }: Pick<Indicator, 'factor'>): boolean {
  return factor === 2 && value > 100
}

function claimOf(
  able: readonly Point[],
  ends: FigureEnds,
  subject: Subject,
  alpha: number | null,
): Pick<FigureRange, 'claim' | 'why' | 'differ'> {
  if (ends.lowest.length === able.length) return { claim: 'same', why: null, differ: false }
  const isApart = alpha === null ? null : toldApart(able, alpha)
  const rising = able.toSorted((a, b) => a.value - b.value)
  const low = doubtOf(ends.lowest, rising, subject, isApart)
  const high = doubtOf(ends.highest, rising.toReversed(), subject, isApart)
  const [first, last] = [rising[0], rising.at(-1)]
  const isTested = first && last && isApart?.(first, last)
  const differ = isTested ?? (low === null && high === null)
  if (low === null && high === null) return { claim: 'named', why: null, differ }
  if (low === null) return { claim: 'lowest', why: high, differ }
  if (high === null) return { claim: 'highest', why: low, differ }
  return { claim: 'none', why: low === high ? low : 'intervals', differ }
}

/** Why an end may not be named; `ordered` begins with it. */
function doubtOf(
  end: readonly Point[],
  ordered: readonly Point[],
  { indicator, source }: Subject,
  isApart: ToldApart | null,
): EndDoubt | null {
  const isCounted = source.classification === 'Routine' || sourceKind(source) === 'census'
  const isEvents = figureUnit(indicator) === 'count'
  const isFew = (point: Point) => (isEvents ? isFewToRank : restsOnFewEvents)(point, indicator)
  if (end.some(isFew)) return 'few_events'
  if (isApart === null) return null
  const others = ordered.filter((point) => !end.includes(point))
  const [next] = others
  if (next && restsOnFewEvents(next, indicator)) return 'few_events'
  const tests = end.map((point) => others.map((other) => isApart(point, other)))
  if (tests.some((own) => own.includes(false))) return 'intervals'
  const isTold = tests.every(([first]) => first === true)
  return isTold || isCounted || figureUnit(indicator) === 'count' ? null : 'no_intervals'
}
