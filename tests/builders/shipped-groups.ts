import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { periodCode } from '#domain/period/period.ts'

const FOLDER = fileURLToPath(new URL('../../datasets/disaggregated/', import.meta.url))

const read = new Map<string, readonly GroupFigure[]>()

/** Figures by group of one file of the data set that ships, such as `iceh.csv`; read once in a process. */
export function shippedGroups(file: string): readonly GroupFigure[] {
  const groups = read.get(file) ?? readGroups(file)
  read.set(file, groups)
  return groups
}

function readGroups(file: string): readonly GroupFigure[] {
  const rows: Record<string, string>[] = parse(readFileSync(FOLDER + file, 'utf8'), { columns: true })
  const optional = (text: string | undefined) => (text ? Number(text) : null)
  return rows.map((row) => ({
    indicator: Number(row.indicator),
    source: Number(row.datasource),
    location: Number(row.location),
    period: periodCode(row.period ?? '') ?? 0,
    dimension: row.dimension ?? '',
    category: row.category ?? '',
    categoryOrder: Number(row.category_order),
    value: Number(row.value),
    lower: optional(row.lower),
    upper: optional(row.upper),
    populationShare: optional(row.population_share),
  }))
}
