import { hasWideInterval } from '#domain/observation/flag.ts'
import { isTooNarrow } from '#domain/brief/parts-to-look-at.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { isFewToRank } from '#domain/observation/few-events.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { type FirstRank, type RankBand, rankBands } from '#domain/statistics/rank-band.ts'
import { firstRank, type WorkAim, wantedOf } from './work-aim.ts'

/**
 * Whether a place is among those to go to first: `surely` whichever way chance fell, `perhaps` where its interval reaches among them,
 * `unclear` where the interval is too wide to say or none can be used, `rest` where it surely is not.
 */
export const WORK_STANDINGS = ['surely', 'perhaps', 'unclear', 'rest'] as const

export type WorkStanding = (typeof WORK_STANDINGS)[number]

/** Why it cannot be said of a place: no interval is held, few events stand behind its figure, or its interval is wide. */
export type WorkDoubt = 'no_interval' | 'few_events' | 'wide'

/** The figure of a place on a list of places to go to. */
export interface WorkEntry {
  readonly place: Location
  readonly point: Point
  readonly band: RankBand
  readonly standing: WorkStanding
  /** Null where it can be said. */
  readonly doubt: WorkDoubt | null
}

/** A share whose interval is wider than so many points says too little to send anybody. */
export const WIDEST_POINTS = 30

/**
 * Where each figure of one round stands. Of a share of all places: by its band of ranks, which lies wholly among the first ones, wholly
 * behind them, or across. Of a line: by its published interval. A modelled interval of an area that is narrower than a few households
 * allow makes no place sure.
 */
export function workEntries(
  points: readonly Point[],
  { indicator, aim, reference }: WorkQuestion,
): readonly WorkEntry[] {
  const first = firstRank(indicator)
  const isUsed = (point: Point) => !isFewToRank(point, indicator)
  const bands = rankBands(points, first, isUsed)
  return points.map((point) => {
    const place = byId(reference.locations, point.location)
    const band = bands.get(point) ?? { from: 1, to: points.length }
    const doubt = isUsed(point) ? doubtOf(point, indicator) : 'few_events'
    const side =
      aim.kind === 'line'
        ? sideOfLine(point, aim.value, first)
        : sideOfShare(band, wantedOf(aim.share, points.length))
    const decided = doubt === 'few_events' || doubt === 'no_interval' ? 'across' : side
    const standing = standingOf(decided, doubt !== null, isTooNarrow(point, indicator, place.level))
    return { place, point, band, standing, doubt: standing === 'unclear' ? doubt : null }
  })
}

/** What is asked of the figures of one round. */
export interface WorkQuestion {
  readonly indicator: Indicator
  readonly aim: WorkAim
  readonly reference: Pick<ReferenceData, 'locations'>
}

type Side = 'among' | 'across' | 'behind'

function standingOf(side: Side, isDoubtful: boolean, isNarrow: boolean): WorkStanding {
  if (side === 'among') return isNarrow ? 'perhaps' : 'surely'
  if (side === 'behind') return 'rest'
  return isDoubtful ? 'unclear' : 'perhaps'
}

function sideOfShare({ from, to }: RankBand, wanted: number): Side {
  if (to <= wanted) return 'among'
  return from > wanted ? 'behind' : 'across'
}

function sideOfLine(point: Point, line: number, first: FirstRank): Side {
  const bounds = interval(point)
  if (!bounds) return 'across'
  const [near, far] = first === 'lowest' ? [bounds.upper, bounds.lower] : [-bounds.lower, -bounds.upper]
  const limit = first === 'lowest' ? line : -line
  if (near < limit) return 'among'
  return far >= limit ? 'behind' : 'across'
}

/** An interval of a share is wide beyond thirty points, one of another unit beyond the figure itself, one below states also by its class. */
function doubtOf(point: Point, indicator: Indicator): WorkDoubt | null {
  const bounds = interval(point)
  if (!bounds) return 'no_interval'
  const most = figureUnit(indicator) === 'percent' ? WIDEST_POINTS : Math.abs(point.value)
  return hasWideInterval(point) || bounds.upper - bounds.lower > most ? 'wide' : null
}
