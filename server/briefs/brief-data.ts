import { BRIEF } from '#catalogue/brief.ts'
import type { BriefData } from '#domain/brief/question.ts'
import { knownSubjects, subjectIndicators } from '#domain/brief/subjects.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { LEVELS } from '#domain/location/location.ts'
import { emptyTable, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { readGroups } from '#server/release/read-groups.ts'
import { readPoints } from '#server/release/read-points.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { withLgas } from '#server/release/with-lgas.ts'

const LGA = 4

/**
 * The rows of a release that briefs are made from: figures of the subjects for the nation, zones and states, those of LGAs by year
 * for the key figures, and figures by group of people. What rests on too few people is left out.
 */
export async function readBriefData(database: SqlRunner, release: Release): Promise<BriefData> {
  const wanted = subjectIndicators(BRIEF)
  const words = await readReferenceData(database, release, wanted)
  const reference = await withLgas(database, words.reference)
  const subjects = knownSubjects(BRIEF, reference.indicators)
  const wide = await readPoints(database, release.number, { indicators: wanted })
  const selection = { indicators: subjects.key, levels: [LGA], periods: 'years' } as const
  const local = await readPoints(database, release.number, selection)
  const { shown } = withhold([...wide, ...local], reference)
  const tables = tablesOf(shown)
  const groups = new Map<number, readonly GroupFigure[]>()
  for (const id of subjects.grouped) groups.set(id, await readGroups(database, release.number, id))
  const held = await heldByPlace(database, release.number)
  const none = emptyTable()
  return {
    reference,
    subjects,
    currentYear: release.published_at.getUTCFullYear(),
    tableOf: (indicator) => tables.get(indicator) ?? none,
    groupsOf: (indicator) => groups.get(indicator) ?? [],
    heldAt: (location) => held.get(location) ?? 0,
  }
}

function tablesOf(points: readonly Point[]) {
  const byIndicator = Map.groupBy(points, ({ indicator }) => indicator)
  return new Map([...byIndicator].map(([id, own]) => [id, tableOf(own)]))
}

/** How many indicators have a figure for each place above LGAs. */
async function heldByPlace(database: SqlRunner, release: number): Promise<ReadonlyMap<number, number>> {
  const above = Object.keys(LEVELS)
    .map(Number)
    .filter((level) => level < LGA)
  const rows = await database.query<{ location: number; held: number }>(
    `select location, count(distinct indicator)::int as held from observation
     where location = any(array(select l.id from location l where l.level = any($2::int[])))
       and release_added <= $1::int and release_removed > $1::int
     group by location`,
    [release, above],
  )
  return new Map(rows.map(({ location, held }) => [location, held]))
}
