import { fieldsOf, type ItemKind, type ItemValues } from '#domain/catalogue-item/fields.ts'
import type { SqlValue } from '#server/platform/database/database.ts'

/** The table of each kind. */
export const TABLE_OF = { indicator: 'indicator', source: 'datasource' } as const

/** The columns of the related indicators, the closest first. */
export const RELATED_COLUMNS = ['first_related', 'second_related', 'third_related', 'fourth_related'] as const

/** The texts of all fields from a row of the table, or of the data set that ships. */
export function valuesOf(kind: ItemKind, row: Readonly<Record<string, unknown>>): ItemValues {
  return Object.fromEntries(
    fieldsOf(kind).map(({ name }) => [
      name,
      name === 'related'
        ? textOf(RELATED_COLUMNS.map((column) => row[column]).filter((id) => id !== null))
        : name === 'period_labels'
          ? labelsText(row[name])
          : textOf(row[name]),
    ]),
  )
}

/** The columns behind a field. */
export function columnsOf(field: string): readonly string[] {
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
