import { lengthsOf, shownLength } from '#charts/over-time/length.ts'
import { trendOptions } from '#charts/trend/view.ts'
import type { View } from '#charts/view.ts'
import { hasBirthYears } from '#domain/observation/about.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind } from '#domain/period/period.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import type { SegmentedControl } from '#sections/definition/control.ts'
import { isMapForm, type Panel } from './panels.ts'
import type { LineYears, MultiSourceState } from './state.ts'

/** The figures of a line or of columns of a panel, in the order of time; their periods have one length. */
export function linePoints(panel: Panel, table: ObservationTable, asked: LineYears['length']): Point[] {
  const points = allPoints(panel, table)
  const length = shownLength(points, asked ?? undefined, panel.source)
  return points.filter(({ period }) => periodKind(period) === length)
}

/** Years or months, and years of report or of birth, for panels of lines and columns: as their kind offers it. */
export function lineSwitches(
  panel: Panel,
  {
    view,
    table,
    years,
  }: { readonly view: View; readonly table: ObservationTable; readonly years: LineYears },
): SegmentedControl<MultiSourceState, string>[] {
  if (isMapForm(panel.form)) return []
  const points = allPoints(panel, table)
  const among = lengthsOf(points)
  const length = shownLength(points, years.length ?? undefined, panel.source)
  return [
    ...(among.length < 2
      ? []
      : kindChoice<typeof years.length, MultiSourceState>(trendOptions.length, view, {
          value: length,
          among,
          change: (chosen) => ({ length: chosen }),
        })),
    ...(length !== 'year' || !hasBirthYears(points)
      ? []
      : kindChoice<typeof years.yearsOf, MultiSourceState>(trendOptions.yearsOf, view, {
          value: years.yearsOf,
          change: (yearsOf) => ({ yearsOf }),
        })),
  ]
}

function allPoints({ indicator, source, place }: Panel, table: ObservationTable): Point[] {
  return pointsWhere(table, { indicator, source, location: place })
}
