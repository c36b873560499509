import { type ObservationTable, pointAt } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { rowsOfPlace, runsOf } from '#domain/observation/table-runs.ts'

/** Source, place and period of a figure. */
type Where = Pick<Point, 'source' | 'location' | 'period'>

/** The figures of another indicator, each found beside one of the same source, place and period. */
export interface FiguresBeside {
  /** The value there; undefined: none. Most are only compared, and no figure is made for that. */
  valueAt(where: Where): number | undefined
  /** The figure there; undefined: none. */
  figureAt(where: Where): Point | undefined
}

/** The figures of one indicator of a table. */
export function figuresBeside(table: ObservationTable, indicator: number): FiguresBeside {
  const runs = Map.groupBy(
    runsOf(table).filter((run) => run.indicator === indicator),
    ({ source }) => source,
  )
  const rowAt = ({ source, location, period }: Where): number => {
    for (const run of runs.get(source) ?? []) {
      const [from, to] = rowsOfPlace(table, run, location)
      for (let row = from; row < to; row++) {
        if (table.period[row] === period && table.location[row] === location) return row
      }
    }
    return -1
  }
  return {
    valueAt: (where) => table.value[rowAt(where)],
    figureAt(where) {
      const row = rowAt(where)
      return row < 0 ? undefined : pointAt(table, row)
    },
  }
}
