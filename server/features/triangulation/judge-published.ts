import { byId } from '#domain/reference/reference-data.ts'
import {
  type JudgedIndicator,
  judgeIndicator,
  type KnownGroup,
} from '#domain/triangulation/judged-indicator.ts'
import {
  chosenSources,
  commonIndicators,
  type TriangulationQuestion,
} from '#domain/triangulation/question.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { readPoints } from '#server/release/read-points.ts'
import { inColumns } from '#server/release/row-reader.ts'
import { oneByOne, type Step } from '#server/work/one-by-one.ts'

interface StoredGroup extends KnownGroup {
  readonly indicator: number
}

/**
 * Judges the common indicators one after the other, so that other requests are served in between. Throws what the step throws.
 */
export async function judgePublished(
  database: SqlRunner,
  release: number,
  question: TriangulationQuestion,
  step: Step,
): Promise<JudgedIndicator[]> {
  const sources = chosenSources(question).map(({ id }) => id)
  const indicators = commonIndicators(question)
  const groups = Map.groupBy(
    await readGroups(database, release, indicators, sources),
    ({ indicator }) => indicator,
  )
  const judge = async (id: number) => {
    const of = { indicators: [id], sources, levels: 'every' } as const
    const points = await readPoints(database, release, of, inColumns)
    return judgeIndicator(question, byId(question.reference.indicators, id), points, groups.get(id) ?? [])
  }
  return oneByOne(indicators, judge, step)
}

/** Groups of people that the sources have figures of, such as a sex or a wealth group. */
function readGroups(
  database: SqlRunner,
  release: number,
  indicators: readonly number[],
  sources: readonly number[],
): Promise<StoredGroup[]> {
  return database.query<StoredGroup>(
    `select distinct indicator, datasource as source, dimension, category from disaggregated
     where indicator = any($1::int[]) and datasource = any($2::int[])
       and release_added <= $3::int and release_removed > $3::int
     order by indicator, source, dimension, category`,
    [indicators, sources, release],
  )
}
