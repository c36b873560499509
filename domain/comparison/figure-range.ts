import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { roundShown } from '#domain/number/format.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { sourceKind } from '#domain/triangulation/source-kind.ts'

/**
 * The claims that the ends allow: the places that have them; that all figures are the same; or only how far
 * they reach, because intervals cannot tell the ends apart, none were published, or few events stand behind
 * one.
 */
export type EndsClaim = 'named' | 'same' | 'intervals' | 'no_intervals' | 'few_events'

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
}

/** Whose figures they are. */
interface Subject {
  readonly indicator: Indicator
  readonly source: DataSource
}

/**
 * From where to where figures run, impossible ones left out, and whether those at the ends may be named:
 * sampled and modelled figures only by their intervals (all pairs looked at together, false in at most a
 * share `alpha` of cases), whole counts by themselves. Without `alpha` no pair is tested: the figures of one
 * place over time are its own. Null without a figure that can be. Source: methods
 * 7.3,
 * 11.3.
 */
export function figureRange(
  points: readonly Point[],
  subject: Subject,
  alpha: number | null = 0.05,
): FigureRange | null {
  const ends = figureEnds(points, subject.indicator)
  if (!ends) return null
  const able = points.filter((point) => !ends.beyond.includes(point))
  return { ...ends, claim: claimOf(able, ends, subject, alpha) }
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
  { lowest, highest }: FigureEnds,
  { indicator, source }: Subject,
  alpha: number | null,
): EndsClaim {
  if (lowest.length === able.length) return 'same'
  if ([...lowest, ...highest].some((point) => restsOnFewEvents(point, indicator))) return 'few_events'
  if (alpha === null) return 'named'
  const differ = extremesDiffer(able, alpha)
  if (differ === false) return 'intervals'
  const isCounted = source.classification === 'Routine' || sourceKind(source) === 'census'
  return differ === null && !isCounted && figureUnit(indicator) !== 'count' ? 'no_intervals' : 'named'
}
