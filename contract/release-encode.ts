import { NUMBERS_BESIDE } from '#domain/observation/columns.ts'
import type { Point } from '#domain/observation/point.ts'
import { encodeCoordinates } from './coordinates-codec.ts'
import { dictionary, sparse } from './columns.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { WithheldPoint } from '#domain/observation/gap.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import type { MeasureRow, NumberLists, PointColumns, PointFile } from './release-file.ts'

/** Columns and dictionaries of points. The points are sorted by source, location and period here. */
export function encodePoints(points: readonly Point[]): Pick<PointFile, 'dictionaries' | 'columns'> {
  const sorted = points.toSorted(
    (a, b) => a.source - b.source || a.location - b.location || a.period - b.period,
  )
  const sources = dictionary(sorted.map((point) => point.source))
  const locations = dictionary(sorted.map((point) => point.location))
  const periods = dictionary(sorted.map((point) => point.period))
  const flagSets = [...new Set(sorted.filter((p) => p.flags.length > 0).map((p) => p.flags.join(';')))]
  const flagIndex = new Map(flagSets.map((set, index) => [set, index]))
  const about = encodeCoordinates(sorted)
  const columns: PointColumns = {
    source: sorted.map((point) => sources.position(point.source)),
    location: sorted.map((point) => locations.position(point.location)),
    period: sorted.map((point) => periods.position(point.period)),
    value: sorted.map((point) => point.value),
    ...encodeNumbers(sorted),
    ...sparse('flags', sorted, (point) => flagIndex.get(point.flags.join(';')) ?? null),
    ...about.column,
  }
  return {
    dictionaries: {
      sources: sources.values,
      locations: locations.values,
      periods: periods.values,
      flags: flagSets.map((set) => set.split(';')),
      ...about.rows,
    },
    columns,
  }
}

/** The numbers beside the values, a column for each that says something. */
function encodeNumbers(points: readonly Point[]): NumberLists {
  const columns: NumberLists = {}
  for (const { field, name } of NUMBERS_BESIDE) {
    Object.assign(
      columns,
      sparse(name, points, (point) => point[field]),
    )
  }
  return columns
}

/** How a source measures an indicator, as it travels. */
export function encodeMeasure({
  custodian,
  intervalEditions,
  intervalPublished,
  ...measure
}: IndicatorSource): MeasureRow {
  return {
    ...measure,
    ...(custodian && { custodian }),
    ...(intervalEditions.length > 0 && { intervalEditions }),
    ...(intervalPublished !== 'not_known' && { intervalPublished }),
  }
}

/** The figures that were taken out, with the reasons; no member where there are none. */
export function encodeWithdrawn(withdrawn: readonly Rejection[]): Pick<PointFile, 'withdrawn'> {
  if (withdrawn.length === 0) return {}
  return {
    withdrawn: withdrawn.map(
      ({ source, location, period, value, reason }) => [source, location, period, value, reason] as const,
    ),
  }
}

/** The keys of figures that are kept back, without their values; nothing where there are none. */
export function encodeWithheld(withheld: readonly WithheldPoint[]): Pick<PointFile, 'withheld'> {
  if (withheld.length === 0) return {}
  return {
    withheld: withheld.map(({ source, location, period, rule }) => [source, location, period, rule] as const),
  }
}
