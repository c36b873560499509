import type { Location } from '#domain/location/location.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { figure, placeName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, zoneOf } from '#domain/reference/reference-data.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { zoneToken } from '#charts/colour/zone-colour.ts'
import type { SetDescription } from '#charts/selection/described.ts'
import type { TokenName } from '#charts/tokens.ts'
import type { BoxPlotInput } from './view.ts'

/** A box: quartiles, median, and the last values inside the fences. */
export interface QuartileBox {
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly low: number
  readonly high: number
}

/** One row: its values, ascending, and their box where there are at least 4. */
export interface BoxRow {
  readonly name: string
  readonly colour: TokenName
  readonly points: readonly Point[]
  readonly box: QuartileBox | null
  /** Points outside the fences of this row. */
  readonly outliers: readonly Point[]
  /** The row of all values above the groups: its points are drawn in their own groups. */
  readonly isAll: boolean
}

/** Rows of a box plot: all values first, then by zone for a nation, by state for the LGAs of a zone; else one row. */
export function boxRows(described: SetDescription, input: BoxPlotInput): BoxRow[] {
  const { set, source } = described
  if (set.points.length === 0) return []
  const own = source ? classLook(source.classification).token : 'ink2'
  const groups = groupsOf(described, input)
  const { across } = set
  const count = set.points.length
  const all = input.language.text(
    count === 1 ? message('spread.one', { across }) : message('spread.all', { count: String(count), across }),
  )
  if (across === 'time') return [withoutOutliers(row(all, own, set.points, false))]
  if (groups.length < 2) return [row(all, own, set.points, false)]
  return [row(all, 'ink2', set.points, true), ...groups]
}

function groupsOf({ set }: SetDescription, input: BoxPlotInput): BoxRow[] {
  const { reference } = input
  if (set.across === 'time' || set.across === 'zones' || set.area.level === 3) return []
  const holderOf = (point: Point): Location | null => {
    const place = byId(reference.locations, point.location)
    if (set.area.level === 1) return zoneOf(reference, place)
    return place.level === 4 && place.parent !== null ? byId(reference.locations, place.parent) : null
  }
  const groups = Map.groupBy(set.points, (point) => holderOf(point)?.id ?? 0)
  groups.delete(0)
  return [...groups]
    .map(([id, points]) => ({ holder: byId(reference.locations, id), points }))
    .toSorted((a, b) => a.holder.name.localeCompare(b.holder.name))
    .map(({ holder, points }) => row(holder.name, zoneToken(reference, holder), points, false))
}

function row(name: string, colour: TokenName, points: readonly Point[], isAll: boolean): BoxRow {
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const found = describeValues({ values: sorted.map((point) => point.value) })
  if (found.status !== 'ok' || found.q1 === null || found.q3 === null) {
    return { name, colour, points: sorted, box: null, outliers: [], isAll }
  }
  const far = new Set(found.outliers)
  const inside = sorted.filter((_, index) => !far.has(index))
  const box: QuartileBox = {
    q1: found.q1,
    median: found.median,
    q3: found.q3,
    low: inside[0]?.value ?? found.min,
    high: inside.at(-1)?.value ?? found.max,
  }
  return { name, colour, points: sorted, box, outliers: sorted.filter((_, index) => far.has(index)), isAll }
}

/** A series: what moves over time leaves the fences without being odd, so the whiskers reach to its ends. */
function withoutOutliers(of: BoxRow): BoxRow {
  const [low, high] = [of.points[0]?.value, of.points.at(-1)?.value]
  if (!of.box || low === undefined || high === undefined) return of
  return { ...of, box: { ...of.box, low, high }, outliers: [] }
}

/** A row in words: `North-West: median 23.1%, middle half 18.0% to 31.2%.` */
export function boxRowWords({ name, box, points }: BoxRow, indicator: Indicator): Message {
  if (!box) return message('spread.row-small', { name, count: points.length })
  return message('spread.row', {
    name,
    median: figure(box.median, indicator),
    q1: figure(box.q1, indicator),
    q3: figure(box.q3, indicator),
  })
}

/** Outliers by name, each with the row that it is one of: `Sokoto (North-West)`. */
export function outlierNames(rows: readonly BoxRow[], nameOf: (point: Point) => Value): Value[] {
  const several = rows.length > 1
  return rows.flatMap(({ outliers, name }) =>
    outliers.map((point) =>
      several
        ? message('spread.outlier-of', { name: nameOf(point), row: placeName({ name, level: 3 }) })
        : nameOf(point),
    ),
  )
}
