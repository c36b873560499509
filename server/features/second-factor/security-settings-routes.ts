import type { FastifyInstance } from 'fastify'
import { changeSecuritySettings, readSecuritySettings } from '#contract/account/second-factor.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { secondFactorOf } from '#server/identity/second-step.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { turnAuthenticatorOff, turnMailCodes } from './authenticator.ts'
import { newToken } from './own-session.ts'
import { proveIdentity } from './prove-identity.ts'

const NO_SMS = 'SMS is not available on this server'
const NO_AUTHENTICATOR = 'Set up the authenticator app first: enable it, then confirm it with its first code.'

/** The four switches of the specification, as the second steps that are really on. */
export function serveSecuritySettings(app: FastifyInstance, accounts: Accounts): void {
  const { database } = accounts
  serve(app, readSecuritySettings, async (call) => settingsOf(database, signedIn(call)))
  serve(app, changeSecuritySettings, async (call) => {
    const account = signedIn(call)
    const { body, request, reply } = call
    const before = await secondFactorOf(database, account.id)
    const wanted = { email: body.email, totp: body.googleAuthenticator || body.microsoftAuthenticator }
    if (body.sms) throw new Problem('invalid-input', NO_SMS, { sms: [NO_SMS] })
    if (!before.totp) refuseUnconfirmed(body)
    const turnsOff = (before.totp && !wanted.totp) || (before.email && !wanted.email)
    if (turnsOff) await proveIdentity(accounts, account, request, body.password)
    if (before.email !== wanted.email) await turnMailCodes(accounts, account, request, wanted.email)
    if (before.totp && !wanted.totp) {
      newToken(reply, await turnAuthenticatorOff(accounts, account, request, body.password))
    }
    return settingsOf(database, account)
  })
}

function refuseUnconfirmed(
  body: Readonly<Record<'googleAuthenticator' | 'microsoftAuthenticator', boolean>>,
) {
  const fields = (['googleAuthenticator', 'microsoftAuthenticator'] as const).filter((field) => body[field])
  if (fields.length === 0) return
  throw new Problem(
    'invalid-input',
    NO_AUTHENTICATOR,
    Object.fromEntries(fields.map((field) => [field, [NO_AUTHENTICATOR]])),
  )
}

async function settingsOf(store: SqlRunner, { id }: Account) {
  const { totp, email } = await secondFactorOf(store, id)
  return { sms: false, email, googleAuthenticator: totp, microsoftAuthenticator: totp }
}
