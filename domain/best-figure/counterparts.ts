import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { anomaliesOf } from '#domain/observation/anomaly.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { distinct, type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind } from '#domain/period/period.ts'
import type { Kinship } from '#domain/reference/kinship.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type AnnualFigures, annualFigures } from '#domain/triangulation/annual-figures.ts'
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
  'interpolated',
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
  return ofItsTime(quoted, first, held).filter(({ point }) => !isImpossible(point, held.indicator))
}

/** Those of its time that are left out because no such value can be, such as a coverage above 100%. */
export function impossibleCounterparts(quoted: Point, held: Held): Counterpart[] {
  return ofItsTime(quoted, [], held).filter(({ point }) => isImpossible(point, held.indicator))
}

function isImpossible(point: Point, indicator: Indicator): boolean {
  return anomaliesOf(point, indicator).some(({ grade }) => grade === 'impossible')
}

function ofItsTime(quoted: Point, first: readonly number[], held: Held): Counterpart[] {
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
  const held = pointsWhere(table, { indicator: indicator.id, source, location })
  const pairs = figurePairs({
    primary: annualFigures([quoted], indicator),
    comparison: speakingFigures(held, indicator),
    comparisonId: source,
    indicator: indicator.id,
    location,
    reference,
  })
  const pair = pairs.find(({ kin }) => kin !== 'same')
  if (!pair || pair.kin === 'same') return null
  return { source: byId(reference.sources, source), point: pair.b.point, kin: pair.kin }
}

/**
 * The figures by year of one source that can be held against another's. A month that stands out is one of the months of its year,
 * as it is for the figure that is quoted: without it the year would have too few.
 */
export function speakingFigures(
  points: readonly Point[],
  indicator: Parameters<typeof annualFigures>[1],
): AnnualFigures {
  return annualFigures(points.filter(canSpeak), indicator)
}

function canSpeak({ flags, coordinates, period }: Point): boolean {
  const isMonth = periodKind(period) === 'month'
  const isSilent = (flag: Flag) => SILENT.includes(flag) && !(isMonth && flag === 'suspicious')
  return coordinates.supersededBy === null && !flags.some(isSilent)
}
