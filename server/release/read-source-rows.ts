import type { Point } from '#domain/observation/point.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { readPoints } from './read-points.ts'
import { inColumns } from './row-reader.ts'

interface StoredGroup {
  readonly source: number
  readonly dimension: string
  readonly category: string
}

/** The figures of sources for one indicator as of a release, at all places, and the groups of people that they have figures of. */
export async function readSourceRows(
  database: SqlRunner,
  {
    release,
    indicator,
    sources,
  }: { readonly release: number; readonly indicator: number; readonly sources: readonly number[] },
): Promise<{ readonly points: readonly Point[]; readonly groups: readonly StoredGroup[] }> {
  const of = { indicators: [indicator], sources, levels: 'every' } as const
  const [points, groups] = await Promise.all([
    readPoints(database, release, of, inColumns),
    database.query<StoredGroup>(
      `select distinct datasource as source, dimension, category from disaggregated
       where indicator = $1::int and datasource = any($2::int[])
         and release_added <= $3::int and release_removed > $3::int
       order by source, dimension, category`,
      [indicator, sources, release],
    ),
  ])
  return { points, groups }
}
