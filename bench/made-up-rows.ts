import type { Database } from '#server/platform/database/database.ts'

/** Extent of the made-up country: places as many as a real one has, figures from nowhere. */
export const EXTENT = { sources: 10, locations: 818, periods: 20, valueTypes: 1 } as const

/** Indicators that so many rows need. */
export function indicatorsFor(rows: number): number {
  const { sources, locations, periods, valueTypes } = EXTENT
  return Math.max(1, Math.ceil(rows / (sources * locations * periods * valueTypes)))
}

/**
 * Fills the observation table with rows of a country that does not exist. The database makes them itself, in steps, so
 * that neither side needs memory for them. Values are a fixed mixture of the keys: the same rows each time.
 */
export async function fillObservations(database: Database, rows: number): Promise<void> {
  const { sources, locations, periods } = EXTENT
  const step = 250_000
  for (let from = 0; from < rows; from += step) {
    await database.query(
      `insert into observation (value, release_added, period, indicator, datasource, location, value_type)
       select (n * 7919 % 10007) / 10007.0 * 100, 1,
              (2000 + n / ($3::int * $4::int) % $5::int) * 1000,
              1 + n / ($3::int * $4::int * $5::int), 1 + n % $3::int, 1 + n / $3::int % $4::int, 5
       from generate_series($1::bigint, $2::bigint) as n`,
      [from, Math.min(rows, from + step) - 1, sources, locations, periods],
    )
  }
  await database.script('analyze observation')
}
