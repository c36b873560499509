import type { FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { noteSignIn } from '#server/identity/finish-sign-in.ts'
import { challengeIn, type SecondStep, secondFactorOf, stepsOf } from '#server/identity/second-step.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { tellNewAccount } from '#server/notify/account-messages.ts'
import type { ProviderName } from '#server/platform/provider-variables.ts'

/** Why a sign-in at another site did not open a session here. */
export type Reason = 'cancelled' | 'address-in-use' | 'no-address' | 'closed' | 'deactivated' | 'refused'

/** How a sign-in at another site ended. */
export type Outcome =
  | { readonly kind: 'signed-in'; readonly account: Account; readonly headers: Headers }
  | {
      readonly kind: 'second-step'
      readonly steps: readonly SecondStep[]
      readonly challenge: string
      readonly headers: Headers
    }
  | { readonly kind: 'refused'; readonly reason: Reason; readonly headers: Headers }

/** The library's answer, once the provider had been asked. */
export interface LibraryAnswer {
  readonly headers: Headers
  /** The library's own word for the fault; null: none. */
  readonly error: string | null
  /** The session was taken back until the second step is done. */
  readonly isHalfDone: boolean
}

const REASONS: ReadonlyMap<string, Reason> = new Map([
  ['access_denied', 'cancelled'],
  ['user_cancelled_login', 'cancelled'],
  ['user_cancelled_authorize', 'cancelled'],
  ['account_not_linked', 'address-in-use'],
  ['email_not_found', 'no-address'],
  ['signup_disabled', 'closed'],
])

/**
 * Finishes what the library began: nobody who is deactivated gets in, and each sign-in and refusal is in the audit log.
 * The provider is asked before, outside of any transaction, because it may be slow.
 */
export async function enter(
  accounts: Accounts,
  provider: ProviderName,
  answered: LibraryAnswer,
  request: FastifyRequest,
): Promise<Outcome> {
  const { headers, error } = answered
  if (error !== null) return refuse(accounts, provider, REASONS.get(error) ?? 'refused', request, answered)
  const account = await accountOf(accounts, answered)
  if (!account) return refuse(accounts, provider, 'refused', request, answered)
  if (!account.isActive) return refuse(accounts, provider, 'deactivated', request, answered, account)
  if (answered.isHalfDone) {
    const steps = stepsOf(await secondFactorOf(accounts.database, account.id))
    return { kind: 'second-step', steps, challenge: challengeIn(headers), headers }
  }
  await accounts.database.transaction(async (transaction) => {
    if (account.lastSignIn === null) {
      await writeAudit(transaction, {
        actor: account,
        action: 'account.registered',
        subject: `account ${account.id}`,
        after: { role: account.role, way: provider },
        address: request.ip,
      })
      await tellNewAccount(transaction, account, null)
    }
    await noteSignIn(transaction, account, request, provider)
  })
  return { kind: 'signed-in', account, headers }
}

/** Whose session, or whose challenge, the library has just made. */
async function accountOf(
  accounts: Accounts,
  { headers, isHalfDone }: LibraryAnswer,
): Promise<Account | null> {
  const { internalAdapter } = await accounts.signIn.$context
  if (isHalfDone) {
    const challenge = challengeIn(headers)
    const found = await internalAdapter.findVerificationValue(challenge.slice(0, challenge.lastIndexOf('.')))
    return found ? readAccount(accounts.database, Number(found.value)) : null
  }
  const found = await internalAdapter.findSession(tokenIn(headers))
  return found ? readAccount(accounts.database, Number(found.user.id)) : null
}

const tokenIn = (headers: Headers) =>
  decodeURIComponent(headers.get('set-auth-token') ?? '').split('.')[0] ?? ''

/** Notes the refusal; what the library opened meanwhile is closed again, and its cookies are not sent. */
async function refuse(
  { database }: Accounts,
  provider: ProviderName,
  reason: Reason,
  request: FastifyRequest,
  { headers }: LibraryAnswer,
  account: Account | null = null,
): Promise<Outcome> {
  await database.transaction(async (transaction) => {
    await transaction.query('delete from session where token = $1', [tokenIn(headers)])
    await writeAudit(transaction, {
      actor: null,
      action: 'sign-in.refused',
      ...(account && { subject: `account ${account.id}` }),
      after: { way: provider, reason },
      address: request.ip,
    })
  })
  return { kind: 'refused', reason, headers: new Headers() }
}
