import { message } from '#domain/message/message.ts'
import { displayName } from '#domain/account/account.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { notify } from './notify.ts'

const SETTINGS = '/account#/settings'

/** Tells somebody that their password was changed, in the transaction that changes it. */
export async function tellPasswordChanged(transaction: SqlRunner, account: number): Promise<void> {
  await notify(transaction, {
    to: account,
    kind: 'security',
    title: message('told.password'),
    text: message('told.password-text'),
    link: SETTINGS,
  })
}

/** Tells administrators who want to know that there is a new account. `by`: the administrator who made it. */
export async function tellNewAccount(
  transaction: SqlRunner,
  account: {
    readonly id: number
    readonly username: string
    readonly firstName: string
    readonly lastName: string
  },
  by: number | null,
): Promise<void> {
  const name = `${displayName(account)} (${account.username})`
  await notify(transaction, {
    to: { holding: 'users.manage' },
    except: by ?? account.id,
    kind: 'new-user',
    title: message('told.new-user', { name }),
    text: message('told.new-user-how', { how: by === null ? 'form' : 'added' }),
    link: '/admin#/users',
    gathered: { name, title: message('told.new-users', { count: 1 }) },
  })
}
