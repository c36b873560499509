import { isSameTime, yearsApart } from '#domain/observation/about.ts'
import { anomaliesOf } from '#domain/observation/anomaly.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type Kinship, kinship } from '#domain/reference/kinship.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ReadFigure } from './pooled-sources.ts'

/** Another source's figure of the very time and children that the quoted figure is about. */
export interface Counterpart {
  readonly figure: ReadFigure
  /** Its figure of that time, which need not be its newest. */
  readonly point: Point
  readonly kin: Exclude<Kinship, 'same'>
}

/** Flags of figures that cannot speak for another figure or against it. */
const SILENT: readonly Flag[] = [
  'projection',
  'doubtful',
  'suspicious',
  'partial_period',
  'partial_reporting',
  'definition_differs',
]

/**
 * Routine figures with missing records, or called red by a check against surveys, are no witness. Source:
 * methods
 * 8.2.
 */
function canSpeak({ estimate }: ReadFigure): boolean {
  return estimate.class !== 'routine' || (estimate.red !== true && (estimate.completeness_pct ?? 0) >= 90)
}

/**
 * For each other source its figure of the time that the quoted one is about, in the order given. Sources that rest on the same
 * evidence, and those without a figure of that time, have none: they can neither confirm nor contradict. Source: methods §13.1
 * and §13.2.
 */
export function counterparts(
  quoted: Point,
  others: readonly ReadFigure[],
  {
    table,
    reference,
    indicator,
  }: {
    readonly table: ObservationTable
    readonly reference: ReferenceData
    readonly indicator: Indicator
  },
): Counterpart[] {
  return others.flatMap((figure): Counterpart[] => {
    const { source } = figure.figure
    if (!canSpeak(figure)) return []
    const held = { indicator: indicator.id, source: source.id, location: quoted.location }
    const own = pointsWhere(table, held)
    const [point] = annualPoints(own, figureUnit(indicator), unitScale(indicator))
      .filter(
        (one) =>
          isSameTime(one, quoted) &&
          one.coordinates.supersededBy === null &&
          !one.flags.some((flag) => SILENT.includes(flag)) &&
          !anomaliesOf(one, indicator).some(({ grade }) => grade === 'impossible'),
      )
      .toSorted((x, y) => yearsApart(x, quoted) - yearsApart(y, quoted) || y.period - x.period)
    if (!point) return []
    const kin = kinship(quoted, point, reference)
    return kin === 'same' ? [] : [{ figure, point, kin }]
  })
}
