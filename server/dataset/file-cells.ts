import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import { FILE_COLUMNS } from '#domain/observation/import-file.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import { GROUP_COLUMNS } from './group-row.ts'

type FileCell = string | number | null

/** A table in the columns of a file of figures. */
export interface FileTable {
  readonly columns: string[]
  readonly rows: FileCell[][]
}

export const FIGURE_NAMES: readonly string[] = FILE_COLUMNS.map(({ name }) => name)

const periodText = (period: PeriodCode | null) => (period === null ? null : isoPeriod(period))
const listText = (words: readonly string[]) => (words.length === 0 ? null : words.join(';'))

/** A figure as a file of figures writes it, in the order of its columns: reading it again gives the same figure. */
export function figureCells(point: Point, sourceNames: ReadonlyMap<number, string>): FileCell[] {
  const { coordinates } = point
  const cells: Readonly<Record<string, FileCell>> = {
    indicator: point.indicator,
    datasource: point.source,
    location: point.location,
    period: isoPeriod(point.period),
    value: point.value,
    ...Object.fromEntries(NUMBER_COLUMNS.map(({ field, name }) => [name, point[field]])),
    flag: listText(point.flags),
    reference_start: periodText(coordinates.referenceStart),
    reference_end: periodText(coordinates.referenceEnd),
    cohort: coordinates.birthCohort,
    evidence: listText(coordinates.evidence),
    edition: coordinates.edition || null,
    superseded_by:
      coordinates.supersededBy === null ? null : (sourceNames.get(coordinates.supersededBy) ?? null),
  }
  return FIGURE_NAMES.map((name) => cells[name] ?? null)
}

const GROUP_NAMES = [...GROUP_COLUMNS.required, ...GROUP_COLUMNS.optional]

/** Figures of groups as a file of them, in columns that hold something. */
export function groupTable(figures: readonly GroupFigure[]): FileTable {
  const rows = figures.map((figure) => {
    const cells: Readonly<Record<string, FileCell>> = {
      ...{ indicator: figure.indicator, datasource: figure.source, location: figure.location },
      ...{ period: isoPeriod(figure.period), dimension: figure.dimension, category: figure.category },
      ...{ value: figure.value, category_order: figure.categoryOrder, lower: figure.lower },
      ...{ upper: figure.upper, population_share: figure.populationShare },
    }
    return GROUP_NAMES.map((name) => cells[name] ?? null)
  })
  return filledColumns(GROUP_NAMES, rows)
}

/** A table without the columns in which no row has anything. */
export function filledColumns(columns: readonly string[], rows: readonly FileCell[][]): FileTable {
  const filled = columns
    .map((_, at) => at)
    .filter((at) => at < NEEDED || rows.some((row) => row[at] !== null))
  return {
    columns: filled.map((at) => columns[at] ?? ''),
    rows: rows.map((row) => filled.map((at) => row[at] ?? null)),
  }
}

/** Indicator, source, place, period and value stand first, also in a table without rows. */
const NEEDED = 5
