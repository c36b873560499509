import { message } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import { documentsShowingAny, type ShowingDocument } from '#server/documents/documents-showing.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { compareReleases } from '#server/release/compare-releases.ts'

/**
 * Looks four times an hour for releases that revised figures, and tells whoever quotes one of them in a document: one message for each
 * release, whatever the number of documents. Followers of a program area hear of it in their weekly letter.
 */
export function revisedFigures(database: Database): JobKind {
  return {
    name: 'revised-figures',
    attempts: 3,
    pause: growing(60, 4),
    every: 15 * 60,
    failure: 'Those who quote revised figures could not be told.',
    run: async () => {
      for (;;) {
        if (!(await database.transaction((transaction) => tellNext(transaction)))) return
      }
    },
  }
}

/** Tells of the next release, so that each is told once whatever the number of processes. False: there is none. */
async function tellNext(transaction: Transaction): Promise<boolean> {
  const [next] = await transaction.query<{ number: number; before: number | null }>(
    `insert into release_told (release)
     select number from release r where hash is not null and not exists (select from release_told t where t.release = r.number)
     order by number limit 1 on conflict do nothing
     returning release as number, (select max(number) from release where number < release_told.release) as before`,
  )
  if (!next) return false
  if (next.before === null) return true
  const { figures } = await compareReleases(transaction, next.before, next.number)
  const revised = figures
    .filter(({ kind }) => kind !== 'interval')
    .map(({ indicator, datasource: source, location, period }) => ({ indicator, source, location, period }))
  if (revised.length === 0) return true
  const documents = await documentsShowingAny(transaction, revised)
  for (const [owner, own] of Map.groupBy(documents, (document) => document.owner)) {
    await tell(transaction, owner, own, next.number)
  }
  return true
}

/** The titles that are written out. */
const NAMED = 5

async function tell(
  transaction: Transaction,
  owner: number,
  documents: readonly ShowingDocument[],
  release: number,
): Promise<void> {
  await notify(transaction, { to: owner, ...revisedWords(documents, release) })
}

/** What whoever quotes revised figures is told: how many, and in which documents. */
export function revisedWords(
  documents: readonly Pick<ShowingDocument, 'title' | 'figures'>[],
  release: number,
) {
  const count = documents.reduce((sum, { figures }) => sum + figures, 0)
  const titles = documents.slice(0, NAMED).map(({ title }) => `“${title}”`)
  return {
    kind: 'figure-revised' as const,
    title: message('letters.revised', { count, release: whole(release) }),
    text: message('letters.revised-in', {
      documents: listOf(titles, 'none'),
      more: documents.length - titles.length,
    }),
    link: `/releases?release=${release}`,
  }
}
