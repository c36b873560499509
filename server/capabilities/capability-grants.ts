import { type Account, displayName } from '#domain/account/account.ts'
import { type Grant, isGrantable } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** A grant to give or to take away. */
export interface GrantChange extends Grant {
  /** Whose it is. */
  readonly account: number
  readonly actor: Account
  /** Address of the caller. */
  readonly address: string
}

/**
 * Gives somebody a capability beside their role, from their next call on, and tells them. Given again, nothing changes.
 * Throws `invalid-input` where it cannot be given for such a scope, to oneself, or for a source or place that is not there,
 * and `not-found` without such an account.
 */
export async function grantCapability(transaction: SqlRunner, change: GrantChange): Promise<void> {
  const { account, actor, capability, scope } = change
  if (account === actor.id) throw new Problem('not-allowed', 'Nobody gives themselves rights.')
  if (!isGrantable(capability, scope)) refuse(`${capability} cannot be given for that.`)
  await refuseUnknown(transaction, change)
  const given = await transaction.query(
    `insert into capability_grant (account, capability, source, place, granted_by) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [account, capability, scope.source, scope.place, actor.id],
  )
  if (given.length > 0) await tell(transaction, change, 'granted')
}

/** Takes it away again, from the next call on, and tells the person. Throws `not-found` when it was not given. */
export async function revokeCapability(transaction: SqlRunner, change: GrantChange): Promise<void> {
  const { account, capability, scope } = change
  const taken = await transaction.query(
    `delete from capability_grant where account = $1 and capability = $2
       and source is not distinct from $3::smallint and place is not distinct from $4::smallint returning id`,
    [account, capability, scope.source, scope.place],
  )
  if (taken.length === 0) throw new Problem('not-found', 'This right was not given.')
  await tell(transaction, change, 'revoked')
}

async function refuseUnknown(store: SqlRunner, { account, scope }: GrantChange): Promise<void> {
  const [known] = await store.query<{ account: boolean; source: boolean; place: boolean }>(
    `select exists (select from account where id = $1) as account,
       $2::int is null or exists (select from datasource where id = $2) as source,
       $3::int is null or exists (select from location where id = $3) as place`,
    [account, scope.source, scope.place],
  )
  if (!known?.account) throw new Problem('not-found', 'There is no such account.')
  if (!known.source) refuse(`There is no data source with the id ${scope.source}.`)
  if (!known.place) refuse(`There is no place with the id ${scope.place}.`)
}

function refuse(sentence: string): never {
  throw new Problem('invalid-input', sentence)
}

async function tell(
  transaction: SqlRunner,
  { account, actor, capability, scope, address }: GrantChange,
  what: 'granted' | 'revoked',
): Promise<void> {
  const right = { capability, ...scope }
  await writeAudit(transaction, {
    actor,
    action: `account.capability-${what}`,
    subject: `account ${account}`,
    ...(what === 'granted' ? { after: right } : { before: right }),
    address,
  })
  const verb = what === 'granted' ? 'gave you' : 'took away'
  await notify(transaction, {
    to: account,
    kind: 'security',
    title: 'What you may do here has changed',
    text: `${displayName(actor)} ${verb} the right “${capability}”.`,
  })
}
