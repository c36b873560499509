import type { z } from 'zod'
import type { assignEntry, EntryAssignmentRow } from '#contract/data-entry/entry-tasks.ts'
import { displayName, type Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { isoPeriod, type PeriodCode, periodCode } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { mayFill } from './may-fill.ts'

/** An assignment as the store has it. */
export interface AssignmentRow {
  readonly id: number
  readonly account: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly datasource: number
  readonly location: number
  readonly location_name: string
  readonly areas: readonly string[]
  readonly first_period: PeriodCode
  readonly last_period: PeriodCode | null
  readonly due_days: number
}

/** Every assignment of people who may sign in. */
export function readAssignments(store: SqlRunner): Promise<AssignmentRow[]> {
  return store.query<AssignmentRow>(
    `select e.id, e.account, a.display_username as username, a.first_name as "firstName", a.last_name as "lastName",
       e.datasource, e.location, l.shown_name as location_name, e.areas, e.first_period, e.last_period, e.due_days
     from entry_assignment e join account a on a.id = e.account and a.is_active join location l on l.id = e.location
     order by e.id`,
  )
}

/** An assignment as it travels. */
export function assignmentRow(row: AssignmentRow): EntryAssignmentRow {
  const { id, username, datasource, location, location_name, due_days } = row
  return {
    ...{ id, username, datasource, location, location_name, due_days },
    person: displayName(row),
    areas: [...row.areas],
    first_period: isoPeriod(row.first_period),
    last_period: row.last_period === null ? null : isoPeriod(row.last_period),
  }
}

type Assigned = z.output<(typeof assignEntry)['body']>

const wrong = (field: string, sentence: string) =>
  new Problem('invalid-input', sentence, { [field]: [sentence] })

/** Assigns figures about places to somebody. Throws `invalid-input` for whoever may not submit them. Gives the ids. */
export async function assign(transaction: SqlRunner, change: Change, given: Assigned): Promise<number[]> {
  refuseOthers(change.actor)
  const person = await personNamed(transaction, given.username)
  const [first, last] = [given.first_period, given.last_period].map((text) => periodCode(text ?? ''))
  if (last !== null && first !== null && (last ?? 0) < (first ?? 0)) {
    throw wrong('last_period', 'The last period lies before the first one.')
  }
  const ids: number[] = []
  for (const location of given.locations) {
    const { datasource, areas, due_days } = given
    if (!(await mayFill(transaction, person, { datasource, location }))) {
      throw wrong(
        'username',
        `${displayName(person)} has no right to submit these figures. Give it in the administration, under Rights.`,
      )
    }
    const [row] = await transaction.query<{ id: number }>(
      `insert into entry_assignment (account, datasource, location, areas, first_period, last_period, due_days, made_by)
       select $1, d.id, l.id, $4::jsonb, $5, $6, $7, $8 from datasource d, location l where d.id = $2 and l.id = $3
       returning id`,
      [
        ...[person.id, datasource, location, JSON.stringify(areas), first ?? 0],
        ...[last ?? null, due_days, change.actor.id],
      ],
    )
    if (!row) throw wrong('locations', 'There is no such source or place.')
    ids.push(row.id)
  }
  const { username: _, ...after } = given
  await note(transaction, change, 'entry.assigned', person.id, { ...after, ids })
  return ids
}

/** Takes an assignment away. Throws `not-found` where it is gone. */
export async function removeAssignment(transaction: SqlRunner, change: Change, id: number): Promise<void> {
  refuseOthers(change.actor)
  const [row] = await transaction.query<{ account: number }>(
    'delete from entry_assignment where id = $1 returning account',
    [id],
  )
  if (!row) throw new Problem('not-found', 'This assignment is gone.')
  await note(transaction, change, 'entry.unassigned', row.account, { id })
}

/** Those who decide everywhere also say who enters what; a right for a part does not reach so far. */
export function refuseOthers(actor: Account): void {
  if (may(actor, 'figures.publish')) return
  throw new Problem('not-allowed', 'Whoever publishes figures of everything says who enters what.')
}

async function personNamed(store: SqlRunner, username: string): Promise<Account> {
  const [row] = await store.query<{ id: number }>(
    'select id from account where lower(display_username) = lower($1) and is_active',
    [username],
  )
  const account = row && (await readAccount(store, row.id))
  if (!account) throw wrong('username', 'There is nobody of this name.')
  return account
}

async function note(
  transaction: SqlRunner,
  { actor, address }: Change,
  action: string,
  account: number,
  after: object,
): Promise<void> {
  await writeAudit(transaction, { actor, action, subject: `account ${account}`, after, address })
}
