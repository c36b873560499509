import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * The same store with all rows of a statement sent as one JSON text. For tens of thousands of short rows this takes a
 * fourth of the time, because none of them is read apart. Only for columns that JSON has: numbers, text and lists of them.
 */
export function packedRows(database: SqlRunner): SqlRunner {
  return {
    query: async <Row extends object>(sql: string, parameters?: Parameters<SqlRunner['query']>[1]) => {
      const [packed] = await database.query<{ rows: string | null }>(
        `select json_agg(row_to_json(found))::text as rows from (${sql}) as found`,
        parameters,
      )
      return JSON.parse(packed?.rows ?? '[]') as Row[]
    },
  }
}
