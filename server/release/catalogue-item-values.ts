import { fieldsOf, type ItemKind, type ItemValues } from '#domain/catalogue-item/fields.ts'
import { measureId } from '#domain/catalogue-item/measure-id.ts'
import type { SqlValue } from '#server/platform/database/database.ts'

/** The table of each kind. */
export const TABLE_OF = {
  indicator: 'indicator',
  source: 'datasource',
  measure: 'datasource_specific_indicator',
} as const

/** The columns of the related indicators, the closest first. */
export const RELATED_COLUMNS = ['first_related', 'second_related', 'third_related', 'fourth_related'] as const

/** Columns of measures under other names than those of their fields, which indicators and sources have too. */
const MEASURE_COLUMN: Readonly<Record<string, string>> = { source: 'datasource', is_custodian: 'custodian' }

/** The number under which a row of the table is edited. */
export function itemOf(kind: ItemKind, row: Readonly<Record<string, unknown>>): number {
  return kind === 'measure' ? measureId(Number(row.indicator), Number(row.datasource)) : Number(row.id)
}

/** The texts of all fields from a row of the table, or of the data set that ships. */
export function valuesOf(kind: ItemKind, row: Readonly<Record<string, unknown>>): ItemValues {
  return Object.fromEntries(
    fieldsOf(kind).map(({ name }) => [
      name,
      name === 'related'
        ? textOf(RELATED_COLUMNS.map((column) => row[column]).filter((id) => id !== null))
        : name === 'period_labels'
          ? labelsText(row[name])
          : textOf(row[columnsOf(kind, name)[0] ?? name]),
    ]),
  )
}

/** The columns behind a field. */
export function columnsOf(kind: ItemKind, field: string): readonly string[] {
  if (kind === 'measure') return [MEASURE_COLUMN[field] ?? field]
  return field === 'related' ? RELATED_COLUMNS : [field]
}

/** A part of a row by its columns. */
export type ItemCells = Readonly<Record<string, SqlValue>>

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join('; ') : String(value)
}

/** As JSON where it was not read from the store. */
function labelsText(value: unknown): string {
  const labels: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (typeof labels !== 'object' || labels === null) return ''
  return Object.entries(labels)
    .map(([period, label]) => `${period}=${label}`)
    .join('; ')
}
