import type { PhrasingOutcome } from '#contract/assistant/phrasing.ts'
import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import type { JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Counts the outcomes of texts that a model was asked for, by day. */
export async function countOutcome(database: Database, outcome: PhrasingOutcome): Promise<void> {
  await database.query(
    `insert into phrasing_outcome (day, outcome, times) values (current_date, $1, 1)
     on conflict (day, outcome) do update set times = phrasing_outcome.times + 1`,
    [outcome],
  )
}

/** The outcomes of the texts of the last thirty days, the most frequent first. */
export async function recentOutcomes(
  database: Database,
): Promise<readonly { readonly outcome: PhrasingOutcome; readonly times: number }[]> {
  return database.query(
    `select outcome, sum(times)::int as times from phrasing_outcome
     where day > current_date - 30 group by outcome order by times desc, outcome`,
  )
}

/** Removes counts that are older than a year, once a day. */
export function forgetOldOutcomes(database: Database): JobKind {
  const about = {
    name: 'forget-old-phrasings',
    failure: 'Old counts of phrased answers could not be removed.',
  }
  return dailyRemoval(database, about, ['delete from phrasing_outcome where day < current_date - 365'])
}
