import { type ChangedFigure, changeVerdict, isTold } from '#domain/comparison/change.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName, placeName, shortFigure, whole } from '#domain/message/value.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type Fact, figureFact } from './fact.ts'
import { linePoints } from './line-switches.ts'
import type { Panel } from './panels.ts'
import type { LineYears } from './state.ts'

interface LineData {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly years: LineYears
}

/** Below a line or columns: the figure of the chosen period, the one before it, and how many there are. */
export function lineFacts(panel: Panel, { table, reference, years }: LineData): Fact[] {
  const indicator = byId(reference.indicators, panel.indicator)
  const source = byId(reference.sources, panel.source)
  const place = placeName(byId(reference.locations, panel.place))
  const points = linePoints(panel, table, years.length)
  const label = (period: PeriodCode) => periodName(period, source)
  const at = points.findIndex((point) => point.period === panel.period)
  const [chosen, previous] = [points[at], points[at - 1]]
  return [
    ...(panel.period === null
      ? []
      : [
          figureFact(
            message('multi-source.place-and-period', { place, period: label(panel.period) }),
            chosen,
            indicator,
          ),
        ]),
    ...(chosen && previous
      ? [
          {
            label: message('multi-source.before-it', { period: label(previous.period) }),
            value: shortFigure(previous.value, asPublished(previous, indicator)),
            note: difference({ indicator, before: previous, now: chosen }, reference),
          },
        ]
      : []),
    ...countOf(points, label),
  ]
}

function countOf(points: readonly Point[], label: (period: PeriodCode) => Value): Fact[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const count = whole(points.length)
  const [from, to] = [label(first.period), label(last.period)]
  const value =
    first === last
      ? message('multi-source.figure-at', { count, period: from })
      : message('multi-source.figures-over', { count, first: from, last: to })
  return [{ label: message('multi-source.figures'), value, note: null }]
}

function difference(changed: ChangedFigure, reference: ReferenceData): Value {
  const verdict = changeVerdict(changed, reference)
  if (verdict === 'untested') return message('multi-source.no-test')
  return message(isTold(verdict) ? 'multi-source.differ' : 'multi-source.not-apart')
}
