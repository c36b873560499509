import type { Location } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { classBreaks } from '#domain/statistics/class-breaks.ts'
import type { Mode } from '#charts/tokens.ts'
import { type PlaceSelection, selectPlaces } from '#charts/selection/place-selection.ts'
import type { MapInput } from './view.ts'

/** Thirds of each indicator. */
export const THIRDS = 3

/**
 * Colours of two indicators in one map, from low to high: the first indicator goes with the columns, the second with the rows. Low in
 * both is nearest to the ground of either appearance, high in both farthest from it. Blue and orange stay apart for readers who cannot
 * tell red from green, which a test measures.
 */
export const TWO_WAY_COLOURS: Readonly<Record<Mode, readonly string[]>> = {
  light: [
    ...['#FEF1E4', '#97D0E7', '#18AEE5'],
    ...['#FAB186', '#B0988C', '#407B8F'],
    ...['#F3742D', '#AB5F37', '#5C473D'],
  ],
  dark: [
    ...['#2A2E38', '#3E5D93', '#508FF8'],
    ...['#815333', '#9D8C99', '#9AC0FA'],
    ...['#DF7600', '#E6B48E', '#E5EEF6'],
  ],
}

/** The second indicator of a map, and how both are divided. */
export interface TwoWay {
  readonly selection: PlaceSelection
  /** Its figures by place. */
  readonly points: ReadonlyMap<number, Point>
  /** Where the second and the last third begin, of the first indicator and of the second. */
  readonly cuts: readonly [readonly number[], readonly number[]]
}

/** The second indicator of a view that names one; null for a map of one. */
export function twoWayOf(
  input: MapInput,
  places: readonly Location[],
  first: readonly Point[],
): TwoWay | null {
  const { view } = input
  if (view.indicators.length < 2) return null
  const second = {
    indicators: view.indicators.slice(1),
    sources: view.sources.slice(1),
    periods: view.periods.slice(1),
  }
  const selection = selectPlaces({ ...input, view: { ...view, ...second } }, places)
  const points = new Map(selection.points.map((point) => [point.location, point]))
  return { selection, points, cuts: [thirds(first), thirds(selection.points)] }
}

function thirds(points: readonly Point[]): readonly number[] {
  const values = points.map(({ value }) => value)
  return classBreaks(values, 'quantile', THIRDS)
    .classes.slice(1)
    .map(({ lower }) => lower)
}

/** The position of a pair of figures among the colours. */
export function twoWayCell({ cuts }: Pick<TwoWay, 'cuts'>, first: number, second: number): number {
  const third = (value: number, limits: readonly number[]) => limits.filter((limit) => value >= limit).length
  return third(second, cuts[1]) * THIRDS + third(first, cuts[0])
}
