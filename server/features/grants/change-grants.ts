import { english } from '#languages/from-source.ts'
import type { GrantRow } from '#contract/admin/grants.ts'
import { displayName } from '#domain/account/account.ts'
import { type Grant, isGrantable, rolesWith } from '#domain/account/capability.ts'
import { CAPABILITY_WORDS } from '#domain/account/capability-words.ts'
import { message } from '#domain/message/message.ts'
import { roleName } from '#domain/account/role.ts'
import type { Scope } from '#domain/account/scope.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { type AccountRow, accountOf, ACCOUNT_COLUMNS } from '#server/identity/account-row.ts'
import { notify } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { namedScope, readGrant } from './grant-table.ts'

/** A right to give. */
export interface Giving extends Grant {
  /** Whose it will be. */
  readonly account: number
}

/**
 * Gives somebody a capability beside their role, from their next call on, and tells them and the other administrators.
 * Given again, nothing changes, and `isNew` is false. Throws `invalid-input` where it cannot be given for such a scope, for a
 * source or place that is not there, and to whom it comes with the role; `not-allowed` to oneself; `not-found` without such
 * an account.
 */
export async function giveGrant(
  transaction: SqlRunner,
  { account, capability, scope }: Giving,
  by: Change,
): Promise<{ readonly row: GrantRow; readonly isNew: boolean }> {
  if (account === by.actor.id) throw new Problem('not-allowed', 'Nobody gives themselves rights.')
  if (!isGrantable(capability, scope)) throw wrong('capability', `${capability} cannot be given for that.`)
  const { role } = await lockAccount(transaction, account)
  if (rolesWith(capability).includes(role)) {
    throw wrong('capability', `This comes with the role ${english.text(roleName(role))} already.`)
  }
  await refuseUnknownScope(transaction, scope)
  const given = await transaction.query<{ id: number }>(
    `insert into capability_grant (account, capability, source, place, granted_by) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [account, capability, scope.source, scope.place, by.actor.id],
  )
  const [same] = await transaction.query<{ id: number }>(
    `select id from capability_grant where account = $1 and capability = $2
       and source is not distinct from $3::smallint and place is not distinct from $4::smallint`,
    [account, capability, scope.source, scope.place],
  )
  const row = await found(transaction, same?.id ?? 0)
  if (given.length > 0) await tell(transaction, row, 'granted', by)
  return { row, isNew: given.length > 0 }
}

/** Takes a right away, from the next call on, and tells the same people. Throws `not-found` when it is not there any more. */
export async function takeGrant(transaction: SqlRunner, id: number, by: Change): Promise<GrantRow> {
  const seen = await found(transaction, id)
  await lockAccount(transaction, seen.account.id)
  const taken = await transaction.query('delete from capability_grant where id = $1 returning id', [id])
  if (taken.length === 0) throw gone()
  await tell(transaction, seen, 'revoked', by)
  return seen
}

/** The account whose rights change: two who change them do so one after the other, and it is not deleted meanwhile. */
async function lockAccount(transaction: SqlRunner, id: number) {
  const [stored] = await transaction.query<AccountRow>(
    `select ${ACCOUNT_COLUMNS} from account t where t.id = $1 for no key update`,
    [id],
  )
  if (!stored) throw new Problem('not-found', 'There is no such account.')
  return accountOf(stored)
}

async function refuseUnknownScope(store: SqlRunner, { source, place }: Scope): Promise<void> {
  const [known] = await store.query<{ source: boolean; place: boolean }>(
    `select $1::int is null or exists (select from datasource where id = $1) as source,
       $2::int is null or exists (select from location where id = $2) as place`,
    [source, place],
  )
  if (!known?.source) throw wrong('scope', `There is no data source with the id ${source}.`)
  if (!known.place) throw wrong('scope', `There is no place with the id ${place}.`)
}

async function found(store: SqlRunner, id: number): Promise<GrantRow> {
  const row = await readGrant(store, id)
  if (!row) throw gone()
  return row
}

const wrong = (field: string, sentence: string) =>
  new Problem('invalid-input', sentence, { [field]: [sentence] })

const gone = () => new Problem('not-found', 'This right is not given any more.')

async function tell(
  transaction: SqlRunner,
  { account, capability, scope }: GrantRow,
  what: 'granted' | 'revoked',
  { actor, address }: Change,
): Promise<void> {
  const right = { capability, ...scope }
  await writeAudit(transaction, {
    actor,
    action: `account.capability-${what}`,
    subject: `account ${account.id}`,
    ...(what === 'granted' ? { after: right } : { before: right }),
    address,
  })
  const words = {
    ...{ what, name: displayName(actor) },
    right: CAPABILITY_WORDS[capability],
    scope: await namedScope(transaction, scope),
  }
  await notify(transaction, {
    to: account.id,
    kind: 'security',
    title: message('told.own-rights'),
    text: message('told.own-rights-text', words),
  })
  await notify(transaction, {
    to: { holding: 'grants.change' },
    except: actor.id,
    kind: 'admin-activity',
    title: message('told.rights', { person: account.name }),
    text: message('told.rights-text', words),
    link: `/admin#/rights?person=${account.id}`,
  })
}
