import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import { freshPoint, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** The input of the audit for an indicator. */
export interface AuditInput {
  readonly indicator: number
  /** All its figures, of all sources and levels. */
  readonly table: ObservationTable
  /** Figures of the indicators that it is a part of or follows (`relatedPairs` of the curation); may be empty. */
  readonly wholes: ObservationTable
  /** Places of every level that the figures have. */
  readonly reference: ReferenceData
  /** People living in each place, for means over places; empty where nobody knows. */
  readonly people: ReadonlyMap<number, number>
  /** Its figures in all editions that are held, the current ones included; may be empty. */
  readonly editions: readonly EditionFigure[]
  /** Its figures that were taken out; may be empty. */
  readonly rejections: readonly Rejection[]
}

/** One source's figures of one period, by place. */
export interface Slice {
  readonly source: number
  readonly period: PeriodCode
  readonly rows: ReadonlyMap<number, number>
}

/** One source's figures of one place, in the order of time: rows of the table. */
export interface Line {
  readonly source: number
  readonly location: number
  readonly rows: readonly number[]
}

/** A place with all the places that it consists of at a lower level. */
export interface Family {
  readonly parent: number
  readonly level: Level
  readonly children: readonly number[]
}

/** The figures of one indicator, arranged as the rules ask for them. */
export interface AuditedIndicator extends Omit<AuditInput, 'indicator'> {
  readonly indicator: Indicator
  readonly slices: readonly Slice[]
  readonly lines: readonly Line[]
  readonly families: readonly Family[]
  point(row: number): Point
}

/** Arranges the figures of an indicator. Throws when the reference data do not know the indicator. */
export function arranged(input: AuditInput): AuditedIndicator {
  const { table, reference } = input
  // Every rule asks for every row: the table itself is slower to ask.
  const points = new Array<Point | undefined>(table.length)
  return {
    ...input,
    indicator: byId(reference.indicators, input.indicator),
    slices: slicesOf(table),
    lines: linesOf(table),
    families: familiesOf(reference),
    point(row) {
      const point = points[row] ?? freshPoint(table, row)
      points[row] = point
      return point
    },
  }
}

/** More than any code of a period. */
const PERIODS = 2 ** 22

function slicesOf({ length, source, period, location }: ObservationTable): Slice[] {
  const found = new Map<number, { source: number; period: number; rows: Map<number, number> }>()
  for (let row = 0; row < length; row++) {
    const [by, at] = [source[row] ?? 0, period[row] ?? 0]
    const key = by * PERIODS + at
    const slice = found.get(key) ?? { source: by, period: at, rows: new Map<number, number>() }
    slice.rows.set(location[row] ?? 0, row)
    found.set(key, slice)
  }
  return [...found.values()]
}

function linesOf({ length, source, location }: ObservationTable): Line[] {
  const lines: { source: number; location: number; rows: number[] }[] = []
  for (let row = 0; row < length; row++) {
    const [by, at] = [source[row] ?? 0, location[row] ?? 0]
    const last = lines.at(-1)
    if (last?.source === by && last.location === at) last.rows.push(row)
    else lines.push({ source: by, location: at, rows: [row] })
  }
  return lines
}

const FAMILIES = new WeakMap<ReferenceData['locations'], readonly Family[]>()

/** Zones of states, the nation of states and of zones, states of LGAs. Senatorial districts are no sum of LGAs here. */
function familiesOf({ locations }: ReferenceData): readonly Family[] {
  const known = FAMILIES.get(locations)
  if (known) return known
  const all = [...locations.values()]
  const parts = new Map<string, number[]>()
  const put = (parent: number | null | undefined, level: Level, child: number) => {
    if (parent === null || parent === undefined) return
    const key = `${parent}:${level}`
    parts.set(key, [...(parts.get(key) ?? []), child])
  }
  for (const { id, level, parent } of all) {
    if (level === 2 || level === 3 || level === 4) put(parent, level, id)
    if (level === 3 && parent !== null) put(locations.get(parent)?.parent, level, id)
  }
  const families = [...parts].flatMap(([key, children]) => {
    const parent = Number(key.split(':')[0])
    const level = locations.get(parent)?.level
    return level === undefined || children.length < 2 ? [] : [{ parent, level, children }]
  })
  FAMILIES.set(locations, families)
  return families
}
