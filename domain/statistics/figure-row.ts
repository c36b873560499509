import { type Message, message, type Value } from '#domain/message/message.ts'
import { type Flag, flagNote } from '#domain/observation/flag.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'

/** A place in a list of figures: the point that stands there, or null for a gap. */
export interface FigureRow extends PointKey {
  readonly point: Point | null
}

/** Figures picked for a method, with remarks on the picking. */
export interface PickedFigures {
  readonly rows: readonly FigureRow[]
  readonly warnings: readonly Value[]
}

/** The values of rows in their order; a gap is null. */
export function valuesOf(rows: readonly FigureRow[]): (number | null)[] {
  return rows.map(({ point }) => point?.value ?? null)
}

/** The points of rows, without the gaps. */
export function pointsOf(rows: readonly FigureRow[]): Point[] {
  return rows.flatMap(({ point }) => point ?? [])
}

/** A row that holds a point. */
export function rowOf(point: Point): FigureRow {
  const { indicator, source, location, period } = point
  return { indicator, source, location, period, point }
}

/** Remarks of publishers that change how a result reads. */
const TELLING: readonly Flag[] = [
  'projection',
  'partial_period',
  'doubtful',
  'definition_differs',
  'over_100',
  'high_cv',
  'small_sample',
  'interpolated',
]

/** One warning for each remark that points carry: its word, how many points, and the remark. */
export function flagWarnings(points: readonly Point[]): Message[] {
  return TELLING.flatMap((flag) => {
    const count = points.filter(({ flags }) => flags.includes(flag)).length
    return count === 0
      ? []
      : [
          message('answers.flagged', {
            count,
            all: points.length,
            remark: flagNote(flag),
          }),
        ]
  })
}
