/**
 * Indicator, source, place and period of a row as one number, which sorts as they do: it is sorted and counted in a quarter to
 * a half of the time of four columns. Rows of one key have one number; whether different keys have different ones is only sure
 * for sources below 512, as the store has them.
 */
export function packedKey(table: string): string {
  const place = `(${table}.indicator::bigint * 512 + ${table}.datasource) * 32768 + ${table}.location`
  return `(${place}) * 4194304 + ${table}.period`
}
