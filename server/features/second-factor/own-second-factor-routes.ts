import type { FastifyInstance } from 'fastify'
import {
  confirmAuthenticator,
  disableAuthenticator,
  enableAuthenticator,
  readSecondFactor,
  renewBackupCodes,
} from '#contract/account/second-factor.ts'
import { Problem } from '#domain/problem.ts'
import { currentName } from '#server/front/current-name.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { inOneTransaction } from '#server/identity/library-call.ts'
import { headersOf } from '#server/identity/library-headers.ts'
import { hasPassword } from '#server/identity/password-store.ts'
import { secondFactorOf } from '#server/identity/second-step.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { turnAuthenticatorOff, turnAuthenticatorOn } from './authenticator.ts'
import { newToken } from './own-session.ts'
import { proveIdentity } from './prove-identity.ts'
import { orRefusal } from './refusal.ts'
import { writeAudit } from '#server/audit/write-audit.ts'

/** Codes by SMS need somebody who sends them; this server knows nobody. */
export const AVAILABLE = { totp: true, email: true, sms: false } as const

/** The authenticator of one's own account, and its recovery codes. */
export function serveOwnSecondFactor(app: FastifyInstance, accounts: Accounts): void {
  const { database, signIn: library } = accounts
  serve(app, readSecondFactor, async (call) => {
    const { id } = signedIn(call)
    const factor = await secondFactorOf(database, id)
    return {
      ...factor,
      sms: false,
      recovery_codes_left: factor.totp ? await codesLeft(accounts, id) : 0,
      has_password: await hasPassword(database, id),
      available: AVAILABLE,
    }
  })
  serve(app, enableAuthenticator, async (call) => {
    await proveIdentity(accounts, signedIn(call), call.request, call.body.password)
    const { name } = await currentName(database)
    const begun = await orRefusal(
      library.api.enableTwoFactor({
        headers: headersOf(call.request),
        // Programs that make codes end the name of a site at the first colon.
        body: { method: 'totp', issuer: name.replaceAll(':', ' '), ...call.body },
      }),
    )
    if (begun instanceof Problem) throw begun
    if (begun.method !== 'totp') throw new Problem('unexpected', 'The authenticator could not be set up.')
    const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
    return { totp_uri: begun.totpURI, secret, backup_codes: begun.backupCodes }
  })
  serve(app, confirmAuthenticator, async (call) => {
    const answered = await turnAuthenticatorOn(accounts, signedIn(call), call.request, call.body.code)
    return { two_factor: true as const, token: newToken(call.reply, answered) }
  })
  serve(app, disableAuthenticator, async (call) => {
    const account = signedIn(call)
    await proveIdentity(accounts, account, call.request, call.body.password)
    const answered = await turnAuthenticatorOff(accounts, account, call.request, call.body.password)
    const { email } = await secondFactorOf(database, account.id)
    return { two_factor: email, token: newToken(call.reply, answered) }
  })
  serve(app, renewBackupCodes, async (call) => {
    const account = signedIn(call)
    await proveIdentity(accounts, account, call.request, call.body.password)
    const made = await inOneTransaction(database, async (transaction) => {
      const answer = await orRefusal(
        library.api.generateBackupCodes({ headers: headersOf(call.request), body: call.body }),
      )
      if (answer instanceof Problem) return answer
      await writeAudit(transaction, {
        actor: account,
        action: 'account.recovery-codes-renewed',
        subject: `account ${account.id}`,
        address: call.request.ip,
      })
      return answer
    })
    if (made instanceof Problem) throw made
    return { backup_codes: made.backupCodes }
  })
}

async function codesLeft({ signIn }: Accounts, id: number): Promise<number> {
  const { backupCodes } = await signIn.api.viewBackupCodes({ body: { userId: id } })
  return backupCodes.length
}
