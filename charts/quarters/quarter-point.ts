import type { Flag } from '#domain/observation/flag.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { FLAGS } from '#domain/observation/flag.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import type { QuarterCount } from '#domain/quarters/quarter-count.ts'

/** A quarter as a figure of tables and exports, with what its months say of themselves. */
export function quarterPoint(
  { quarter, value, counts, whole }: QuarterCount,
  key: Pick<Point, 'indicator' | 'source' | 'location'>,
): Point {
  const [first, last] = [counts[0], counts.at(-1)]
  const said = new Set<Flag>(counts.flatMap(({ flags }) => flags))
  if (counts.length > 1 || counts.some(({ summed }) => summed)) said.add('summed')
  if (!whole) said.add('partial_period')
  return pointOf({
    ...key,
    period: quarter,
    value,
    flags: FLAGS.filter((flag) => said.has(flag) && flag !== 'over_100'),
    coordinates: {
      ...NO_COORDINATES,
      referenceStart: first?.period ?? quarter,
      referenceEnd: last?.period ?? quarter,
    },
  })
}
