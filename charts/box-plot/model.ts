import type { Value } from '#domain/message/message.ts'
import type { Point } from '#domain/observation/point.ts'
import { type SetDescription, setDescription, nameOfPoint } from '#charts/selection/described.ts'
import { type BoxRow, boxRows } from './groups.ts'
import type { BoxPlotInput } from './view.ts'

/** The id of the mark of a point. */
export const boxMark = ({ location, period }: Point) => `${location}:${period}`

/** The model of a box plot. */
export interface BoxPlotModel {
  readonly described: SetDescription
  readonly rows: readonly BoxRow[]
  /** Every point once, in the row of its group, row by row and ascending. */
  readonly drawn: readonly { readonly point: Point; readonly row: number }[]
  readonly nameOf: (point: Point) => Value
}

/** Reads the rows of a view, and in which of them each point is drawn. */
export function boxPlotModel(input: BoxPlotInput): BoxPlotModel {
  const found = setDescription(input)
  const rows = boxRows(found, input)
  const drawn = rows.flatMap((row, index) =>
    row.isAll ? [] : row.points.map((point) => ({ point, row: index })),
  )
  return { described: found, rows, drawn, nameOf: (point) => nameOfPoint(point, found, input) }
}
