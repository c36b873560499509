import pg from 'pg'
import type { SqlValue } from './database.ts'

/** PostgreSQL's fixed type numbers that the driver would not turn into what `SqlRunner.query` promises. */
const BIGINT = 20
const DATE = 1082
const TIMESTAMP = 1114
const NUMERIC = 1700
const BIGINT_ARRAY = 1016
const NUMERIC_ARRAY = 1231

const asText = (text: string): string => text
/** Both arrays arrive as `{1,NULL,2.5}`, without quotes and in one dimension. */
const asNumbers = (text: string): (number | null)[] => {
  const inside = text.slice(1, -1)
  return inside === '' ? [] : inside.split(',').map((item) => (item === 'NULL' ? null : Number(item)))
}

const OWN_PARSERS = new Map<number, (text: string) => unknown>([
  [BIGINT, Number],
  [NUMERIC, Number],
  [DATE, asText],
  [TIMESTAMP, asText],
  [BIGINT_ARRAY, asNumbers],
  [NUMERIC_ARRAY, asNumbers],
])

/** The parser from a value's text to its JavaScript value; one table for both kinds of database. */
export function valueParser(typeNumber: number): (text: string) => unknown {
  return OWN_PARSERS.get(typeNumber) ?? pg.types.getTypeParser(typeNumber, 'text')
}

function arrayElement(element: string | number | boolean | null): string {
  if (element === null) return 'NULL'
  return typeof element === 'string' ? `"${element.replaceAll(/["\\]/g, '\\$&')}"` : String(element)
}

/** A parameter as PostgreSQL reads it as text; null stays null. Dates are written in UTC. */
export function parameterText(value: SqlValue): string | null {
  if (value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return `{${value.map(arrayElement).join(',')}}`
  return String(value)
}
