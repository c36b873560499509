import { type Dated, placedAt, type YearsOf } from '#domain/observation/about.ts'
import { periodPosition } from '#domain/period/period.ts'

/** The years by which the figures of a line are placed: years of report where it is absent. */
interface Placed {
  readonly yearsOf?: YearsOf
}

/** A figure on axes of years and values. */
type Valued = Dated & { readonly value: number }

/** The position of a figure among the years of its line, in years. */
export function yearOn({ yearsOf = 'report' }: Placed, point: Dated): number {
  return periodPosition(placedAt(point, yearsOf) ?? point.period)
}

/** Where the figures of a line stand on axes of years and values. */
export function placeOn(line: Placed): (point: Valued) => [number, number] {
  return (point) => [yearOn(line, point), point.value]
}

/** The same under the period of its report. */
export function placeInTime(point: Valued): [number, number] {
  return placeOn({})(point)
}
