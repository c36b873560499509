import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { childrenOf, known, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type End, endsOf } from '#domain/comparison/ends.ts'
import { type Fact, figureFact } from './fact.ts'
import type { Panel } from './panels.ts'

const ONE = { 2: 'zone', 3: 'state', 4: 'LGA' } as const

/** The figures of the regions that a map panel shows; none without a period. */
export function mapPoints(panel: Panel, table: ObservationTable, reference: ReferenceData): Point[] {
  const { indicator, source, period } = panel
  if (period === null) return []
  const locations = new Set(regionsOf(panel, reference).map(({ id }) => id))
  return pointsWhere(table, { indicator, source, period, locations })
}

/**
 * Below a map: the nation, the marked place, the highest and the lowest figure with how surely they are that, and how many
 * regions have none.
 */
export function mapFacts(
  panel: Panel,
  marked: number | null,
  table: ObservationTable,
  reference: ReferenceData,
): Fact[] {
  const { source, period } = panel
  const indicator = known(reference.indicators, panel.indicator)
  const at = (location: number) => {
    const filter = { indicator: indicator.id, source, period: period ?? 0, location }
    return figureFact(known(reference.locations, location).name, pointsWhere(table, filter)[0], indicator)
  }
  const points = mapPoints(panel, table, reference)
  const ends = endsOf(points)
  const kind = ONE[levelOf(panel)]
  const missing = regionsOf(panel, reference).length - points.length
  return [
    at(NATION),
    ...(marked !== null && marked !== NATION ? [at(marked)] : []),
    ...(ends
      ? [
          endFact('Highest figure', ends.highest, kind, indicator, reference),
          endFact('Lowest figure', ends.lowest, kind, indicator, reference),
        ]
      : []),
    ...(missing > 0 && points.length > 0
      ? [{ label: 'Without data', value: counted(missing, kind), note: '' }]
      : []),
  ]
}

function levelOf({ area, form }: Panel): 2 | 3 | 4 {
  if (area !== NATION) return 4
  return form === 'zones' ? 2 : 3
}

function regionsOf(panel: Panel, reference: ReferenceData): Location[] {
  const level = levelOf(panel)
  return panel.area === NATION ? locationsAt(reference, level) : childrenOf(reference, panel.area, level)
}

function endFact(
  label: string,
  end: End,
  kind: string,
  indicator: Indicator,
  reference: ReferenceData,
): Fact {
  const { name } = known(reference.locations, end.point.location)
  return {
    label,
    value: `${name} ${formatWithUnit(end.point.value, indicator)}`,
    note: certainty(end, kind),
  }
}

function certainty({ rivals, untested }: End, kind: string): string {
  if (rivals === null) return 'no interval, so it cannot be tested'
  if (rivals > 0) return `cannot be told apart from ${counted(rivals, kind, 'other ')}`
  if (untested === 0) return ''
  return `${counted(untested, kind)} without an interval not tested`
}

/** `1 state`, `5 other states`. */
function counted(count: number, kind: string, which = ''): string {
  return `${count} ${which}${kind}${count === 1 ? '' : 's'}`
}
