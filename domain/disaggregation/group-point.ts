import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import { isOfParts } from './dimension.ts'
import type { GroupFigure } from './group-figure.ts'

/** Remarks on the figure of all people that hold for each group of it too. */
const SHARED: readonly Flag[] = [
  'projection',
  'interpolated',
  'partial_period',
  'from_NDHS',
  'from_MICS',
  'doubtful',
]

/** The published figure of all people beside a figure of groups: same indicator, source, place and period; or null. */
export function overallPoint(
  table: ObservationTable,
  { indicator, source, location, period }: Pick<GroupFigure, 'indicator' | 'source' | 'location' | 'period'>,
): Point | null {
  return pointsWhere(table, { indicator, source, location, period })[0] ?? null
}

/**
 * True when the figure without groups is that of all people. For some indicators, such as fertility rates by age,
 * it is by definition the figure of one of the groups.
 */
export function coversEverybody({ definition }: Pick<Indicator, 'definition'>, dimension: string): boolean {
  const isPickedFrom = dimension.startsWith('age') || isOfParts(dimension)
  return !(isPickedFrom && /\bheadline value is\b/.test(definition))
}

/**
 * The figure of a group as a point, so that it is written, exported and cited like any other. Bounds are 95%
 * (methods
 * 0 C2); remarks about the figure of all people that hold for its groups are carried over.
 */
export function groupPoint(figure: GroupFigure, overall: Point | null): Point {
  const { indicator, source, location, period, value, lower, upper } = figure
  const isBounded = lower !== null && upper !== null && lower <= value && upper >= value
  return pointOf({
    indicator,
    source,
    location,
    period,
    value,
    ...(isBounded && { lower, upper, intervalLevel: 95 }),
    flags: overall?.flags.filter((flag) => SHARED.includes(flag)) ?? [],
  })
}
