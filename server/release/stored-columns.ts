import { KEY_COLUMNS, NUMBERS_IN_NOTES, NUMBERS_IN_ROWS } from '#domain/observation/columns.ts'
import { CENTRAL_TYPES } from '#domain/observation/value-type.ts'

/** The columns by which a figure is known. */
export const KEY = KEY_COLUMNS.map(({ name }) => name)
export const KEY_LIST = KEY.join(', ')
export type KeyName = (typeof KEY_COLUMNS)[number]['name']

/** The types of the store. */
export const SQL_TYPES = { decimal: 'double precision', whole: 'int', small: 'smallint' } as const

export type NameInRows = (typeof NUMBERS_IN_ROWS)[number]['name']
export type NameInNotes = (typeof NUMBERS_IN_NOTES)[number]['name']

/** The numbers of a note, and all of its columns. */
export const NOTE_NUMBERS = NUMBERS_IN_NOTES.map(({ name }) => name)
export const NOTE_COLUMNS = [...NOTE_NUMBERS, 'coordinates' as const, 'flags' as const]

/** True for a figure `p` about which something is noted. */
export const IS_NOTED = `(${NOTE_COLUMNS.map((column) => `p.${column} is not null`).join(' or ')})`

/** True where two rows are of one figure. */
export function sameKey(one: string, other: string): string {
  const keyOf = (row: string) => `(${KEY.map((column) => `${row}.${column}`).join(', ')})`
  return `${keyOf(one)} = ${keyOf(other)}`
}

/** True for a row that is a figure itself, not a bound or a part of one. */
export const IS_FIGURE = `value_type in (${CENTRAL_TYPES.join(', ')})`

/** The value of a figure among the rows `o` of its numbers. */
const VALUE = `max(o.value) filter (where o.${IS_FIGURE})`

/**
 * Figures with a column for each number, of the rows in which the store keeps them. `rows` follows `from` and calls these `o`.
 * Bounds and parts without a figure of their own are left out: they say nothing alone.
 */
export function wideFigures(rows: string): string {
  const numbers = NUMBERS_IN_ROWS.map(
    ({ name, valueType }) => `max(o.value) filter (where o.value_type = ${valueType}) as ${name}`,
  )
  return `select ${KEY_LIST}, ${VALUE} as value, ${numbers.join(', ')}
    from ${rows} group by ${KEY_LIST} having ${VALUE} is not null`
}

/** The same with what is noted about them. `isThen` tells of a row whether it is of the release that is read. */
export function notedFigures(rows: string, isThen: (row: string) => string): string {
  return `select f.*, ${NOTE_COLUMNS.map((column) => `n.${column}`).join(', ')}
    from (${wideFigures(rows)}) f left join observation_note n on ${sameKey('n', 'f')} and ${isThen('n')}`
}

interface LongRows {
  readonly figures: string
  readonly where: string
  readonly central: { readonly type: string; readonly join: string }
}

/**
 * The other way round: a row for each number of the figures `p` of a table, with its value type. Column by column, and only those
 * that hold any. `central` is the value type of the value itself, with the table `d` that tells it.
 */
export function longNumbers(
  { figures, where, central }: LongRows,
  holds: Readonly<Record<NameInRows, boolean>>,
): string {
  const rowsOf = (column: string, type: string, join = '') => `
    select ${KEY.map((name) => `p.${name}`).join(', ')}, (${type})::smallint as value_type, p.${column} as value
    from ${figures} p ${join} where p.${column} is not null and ${where}`
  return [
    rowsOf('value', central.type, central.join),
    ...NUMBERS_IN_ROWS.filter(({ name }) => holds[name]).map(({ name, valueType }) =>
      rowsOf(name, `${valueType}`),
    ),
  ].join(' union all ')
}
