import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { anomaliesOf } from '#domain/observation/anomaly.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { distinct, type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Kinship } from '#domain/reference/kinship.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { annualFigures } from '#domain/triangulation/annual-figures.ts'
import { figurePairs } from '#domain/triangulation/figure-pairs.ts'

/** Another source's figure of the very time and children that the quoted figure is about. */
export interface Counterpart {
  readonly source: DataSource
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

interface Held {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: Indicator
}

/**
 * For each other source at the place its figure that makes a pair of triangulation with the quoted one: of the same births or
 * time, on other evidence. Those of `first` come first, in their order. A source that rests on the same evidence, and one without
 * a figure of that time, can neither confirm nor contradict. Source: methods §13.1 and §13.2.
 */
export function counterparts(quoted: Point, first: readonly number[], held: Held): Counterpart[] {
  const { table, indicator } = held
  const wanted = { indicator: indicator.id, location: quoted.location }
  const sources = [...new Set([...first, ...distinct(table, 'source', wanted)])]
  return sources
    .filter((source) => source !== quoted.source)
    .flatMap((source) => counterpartOf(quoted, source, held) ?? [])
}

function counterpartOf(
  quoted: Point,
  source: number,
  { table, reference, indicator }: Held,
): Counterpart | null {
  const { location } = quoted
  const yearsOf = (of: number) =>
    annualFigures(
      pointsWhere(table, { indicator: indicator.id, source: of, location }).filter(canSpeak),
      indicator,
    )
  const pairs = figurePairs({
    primary: annualFigures([quoted], indicator),
    comparison: yearsOf(source),
    comparisonId: source,
    indicator: indicator.id,
    location,
    reference,
  })
  const pair = pairs.find(({ kin }) => kin !== 'same')
  if (!pair || pair.kin === 'same') return null
  const { point } = pair.b
  if (anomaliesOf(point, indicator).some(({ grade }) => grade === 'impossible')) return null
  return { source: byId(reference.sources, source), point, kin: pair.kin }
}

function canSpeak({ flags, coordinates }: Point): boolean {
  return coordinates.supersededBy === null && !flags.some((flag) => SILENT.includes(flag))
}
