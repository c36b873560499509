import type { DataSource } from '#domain/data-source/data-source.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { Point } from './point.ts'

/** Source and period as they are cited together: `NDHS 2023–24`, `WUENIC 2024`. */
export function sourceAndPeriod(source: DataSource, point: Pick<Point, 'period'>): string {
  return `${source.name} ${periodLabel(point.period, source.periodLabels)}`
}
