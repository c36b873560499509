import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { openEntryRights } from '../may-enter.ts'
import type { FormKey } from './stored-form.ts'

/** Whether somebody may enter figures of a source about a place. */
export async function mayFill(
  store: SqlRunner,
  account: Account,
  { datasource, location }: Pick<FormKey, 'datasource' | 'location'>,
): Promise<boolean> {
  const rights = await openEntryRights(store, account, 'submit')
  return rights.allows({ source: datasource, location })
}

/** Throws `not-allowed` where they may not. */
export async function refuseFilling(store: SqlRunner, account: Account, key: FormKey): Promise<void> {
  if (await mayFill(store, account, key)) return
  throw new Problem(
    'not-allowed',
    'Your right does not cover this source in this place. Ask an administrator for the right.',
  )
}

/** Throws `not-allowed` for whoever may neither enter its figures nor decide on them. */
export async function refuseReading(store: SqlRunner, account: Account, key: FormKey): Promise<void> {
  if (!may(account, 'figures.publish')) await refuseFilling(store, account, key)
}
