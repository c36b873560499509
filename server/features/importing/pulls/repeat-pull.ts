import type { Pulled, PullRepeat } from '#contract/data-import/data-pulls.ts'
import type { Account } from '#domain/account/account.ts'
import { endedPeriods, periodsBetween } from '#domain/data-pull/pull-periods.ts'
import { isoDay } from '#domain/period/calendar.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { addJob } from '#server/jobs/job-store.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { type Mapping, mappingIn } from '#exchange/mapping/mapping.ts'
import { auditedAddress } from './pull-parts.ts'
import { addPull, type StoredPull } from './stored-pull.ts'

/** Repeated pulls that one person may have. */
const MOST_REPEATS = 20

interface StoredRepeat {
  readonly id: number
  readonly account: number
  readonly asked: Pulled
  readonly every: PullRepeat['every']
  readonly note: string
  readonly sealed_token: string | null
  readonly next_at: Date
}

const COLUMNS = 'id, account, asked, every, note, sealed_token, next_at'

/** What one person repeats. */
export async function repeatsOf(store: SqlRunner, { id }: Account): Promise<PullRepeat[]> {
  const rows = await store.query<StoredRepeat>(
    `select ${COLUMNS} from data_pull_repeat where account = $1 order by id`,
    [id],
  )
  return rows.map(repeatRow)
}

function repeatRow({ id, asked, every, note, next_at }: StoredRepeat): PullRepeat {
  return { id, asked, every, note, next_at: next_at.toISOString() }
}

interface NewRepeat {
  readonly every: PullRepeat['every']
  readonly note: string
  readonly mapping: string
  readonly sealedToken: string | null
}

/** Repeats a finished pull from its next day, week or month on. */
export async function repeatPull(
  transaction: Transaction,
  { actor, address }: Change,
  { id, asked, state }: StoredPull,
  { every, note, mapping, sealedToken }: NewRepeat,
): Promise<PullRepeat> {
  if (state !== 'done') throw new Problem('changed-meanwhile', 'Read everything once before you repeat it.')
  const agreed = agreedMapping(mapping)
  await transaction.query('select id from account where id = $1 for no key update', [actor.id])
  if ((await repeatsOf(transaction, actor)).length >= MOST_REPEATS) {
    throw new Problem('too-many-requests', `You may repeat ${MOST_REPEATS} pulls. End one first.`)
  }
  const [row] = await transaction.query<StoredRepeat>(
    `insert into data_pull_repeat (account, asked, every, note, mapping, sealed_token, next_at)
     values ($1, $2::jsonb, $3, $4, $5::jsonb, $6, now() + ('1 ' || $3)::interval) returning ${COLUMNS}`,
    [actor.id, JSON.stringify(asked), every, note, JSON.stringify(agreed), sealedToken],
  )
  if (!row) throw new Error('A repeated pull was not kept.')
  const after = { every, note, address: auditedAddress(asked) }
  await writeAudit(transaction, { actor, action: 'pull.repeated', subject: `pull ${id}`, after, address })
  return repeatRow(row)
}

function agreedMapping(text: string): Mapping {
  const mapping = mappingIn(text)
  if (mapping) return mapping
  const sentence = 'This is no mapping of names.'
  throw new Problem('invalid-input', sentence, { mapping: [sentence] })
}

/** Ends one's own repeated pull. Throws `not-found` for those of others. */
export async function endRepeat(
  transaction: Transaction,
  { actor, address }: Change,
  id: number,
): Promise<void> {
  const ended = await transaction.query(
    'delete from data_pull_repeat where id = $1 and account = $2 returning id',
    [id, actor.id],
  )
  if (ended.length === 0) throw new Problem('not-found', 'You do not repeat this.')
  await writeAudit(transaction, { actor, action: 'pull.ended', subject: `repeated pull ${id}`, address })
}

/** Begins what is due, four times an hour. */
export function repeatedPulls(database: Database): JobKind {
  return {
    name: 'repeated-pulls',
    attempts: 3,
    pause: growing(60, 4),
    every: 15 * 60,
    failure: 'Repeated pulls could not be begun.',
    run: () => database.transaction((transaction) => beginDue(transaction)),
  }
}

/** Each is begun once, whatever the number of processes; one that was missed while nothing ran is made up for once. */
async function beginDue(transaction: Transaction): Promise<void> {
  const due = await transaction.query<StoredRepeat>(
    `update data_pull_repeat set next_at = now() + ('1 ' || every)::interval
     where id in (select id from data_pull_repeat where next_at <= now() order by id for update skip locked)
     returning ${COLUMNS}`,
  )
  for (const { id, account, asked, sealed_token: sealedToken } of due) {
    const pull = await addPull(transaction, {
      ...{ account, sealedToken, repeat: id },
      asked: ofToday(asked, isoDay(new Date())),
    })
    await addJob(transaction, 'data-pull', { pull }, `pull ${pull}`)
  }
}

/** As many periods as were read at first, up to the last that is over. */
export function ofToday(asked: Pulled, day: string): Pulled {
  if (asked.kind === 'file') return asked
  const { kind, first, last } = asked.periods
  const count = periodsBetween(kind, first, last)?.length ?? 1
  const periods = endedPeriods(kind, count, day)
  return { ...asked, periods: { kind, first: periods[0] ?? first, last: periods.at(-1) ?? last } }
}
