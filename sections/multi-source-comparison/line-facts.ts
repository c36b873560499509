import { formatWithUnit } from '#domain/number/format.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { compareEstimates } from '#domain/statistics/difference.ts'
import { type Fact, figureFact } from './fact.ts'
import type { Panel } from './panels.ts'

/** Below a line or columns: the figure of the chosen period, the one before it, and how many there are. */
export function lineFacts(panel: Panel, table: ObservationTable, reference: ReferenceData): Fact[] {
  const indicator = known(reference.indicators, panel.indicator)
  const source = known(reference.sources, panel.source)
  const { name } = known(reference.locations, panel.place)
  const points = pointsWhere(table, { indicator: indicator.id, source: source.id, location: panel.place })
  const label = (period: number) => periodLabel(period, source.periodLabels)
  const at = points.findIndex((point) => point.period === panel.period)
  const [chosen, previous] = [points[at], points[at - 1]]
  // Years of a model share their data, so only rounds of a survey's own are tested against each other.
  const isTestable = source.classification === 'Survey' && source.derivedFrom.length === 0
  return [
    ...(panel.period === null ? [] : [figureFact(`${name} ${label(panel.period)}`, chosen, indicator)]),
    ...(chosen && previous
      ? [
          {
            label: `Before it, ${label(previous.period)}`,
            value: formatWithUnit(previous.value, indicator),
            note: isTestable ? difference(previous, chosen) : '',
          },
        ]
      : []),
    ...countOf(points, label),
  ]
}

function countOf(points: readonly Point[], label: (period: number) => string): Fact[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const span = first === last ? label(first.period) : `${label(first.period)} to ${label(last.period)}`
  return [{ label: 'Figures', value: `${points.length}, ${span}`, note: '' }]
}

function difference(previous: Point, chosen: Point): string {
  const found = compareEstimates(previous, chosen)
  if (found.status === 'untested') return 'no interval for a test'
  return found.significant
    ? 'the two differ by more than chance (95% level)'
    : 'the two cannot be told apart (95% level)'
}
