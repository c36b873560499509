import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** Figures of one indicator by group of people, as of a release, sorted by their key and the order of categories. */
export async function readGroups(
  database: SqlRunner,
  release: number,
  indicator: number,
): Promise<GroupFigure[]> {
  return database.query<GroupFigure>(
    `select indicator, datasource as source, location, period, dimension, category,
       category_order as "categoryOrder", value, lower, upper, population_share as "populationShare"
     from disaggregated
     where indicator = $1::int and release_added <= $2::int and release_removed > $2::int
     order by datasource, dimension collate "C", location, period, category_order, category collate "C"`,
    [indicator, release],
  )
}
