import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { finishSignIn, sendSignInCode } from '#contract/account/second-factor.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { asHandedOut } from '#server/identity/recovery-codes.ts'
import { letterLanguage } from '#server/identity/letter-language.ts'
import { currentName } from '#server/front/current-name.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { answerSignIn, noteSignIn } from '#server/identity/finish-sign-in.ts'
import { codeOf, inOneTransaction } from '#server/identity/library-call.ts'
import { headersOf } from '#server/identity/library-headers.ts'
import { challengeOf, secondFactorOf, stepsOf, withChallenge } from '#server/identity/second-step.ts'
import { CODE_MINUTES } from '#server/identity/second-step-plugin.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { codeLetter } from './code-letter.ts'
import { LOST_CHALLENGE, orRefusal, USED_CODE } from './refusal.ts'
import { spendCode } from './spend-code.ts'

type Step = z.output<NonNullable<typeof finishSignIn.body>>

/** The second step of signing in. */
export function serveSecondStep(app: FastifyInstance, accounts: Accounts): void {
  const { database, signIn: library, mail, limits } = accounts
  serve(app, finishSignIn, async ({ body, request, reply }) => {
    const headers = withChallenge(headersOf(request), body.challenge)
    const account = await challenged(accounts, headers, body.method)
    await limits.take('second-step', String(account.id))
    const code = body.method === 'recovery' ? await asHandedOut(library, account.id, body.code) : body.code
    const outcome = await inOneTransaction(database, async (transaction) => {
      const fresh = body.method !== 'totp' || (await spendCode(transaction, accounts, account.id, code))
      const passed = fresh
        ? await orRefusal(pass(accounts, { ...body, code }, headers))
        : new Problem('sign-in-refused', USED_CODE, { code: [USED_CODE] })
      if (passed instanceof Problem) {
        await writeAudit(transaction, {
          actor: account,
          action: 'sign-in.refused',
          after: { way: body.method },
          address: request.ip,
        })
      } else {
        await noteSignIn(transaction, account, request, body.method)
      }
      return passed
    })
    if (outcome instanceof Problem) throw outcome
    await limits.forget('second-step', String(account.id))
    return answerSignIn(reply, outcome.headers, account)
  })
  serve(app, sendSignInCode, async ({ body, request }) => {
    const headers = withChallenge(headersOf(request), body.challenge)
    const account = await challenged(accounts, headers, 'email')
    await limits.take('letter', `code ${account.id}`)
    const made = await codeOf(() => library.api.sendTwoFactorOTP({ headers, body: {} }))
    if (!made) throw new Problem('sign-in-refused', LOST_CHALLENGE)
    const { name } = await currentName(database)
    const language = await letterLanguage(database, account.email)
    await mail.send(codeLetter(account.email, made.code)(name, language))
    return { detail: 'A code is on its way to your mailbox.', minutes: CODE_MINUTES }
  })
}

/** The account whose password was right. Throws when the challenge counts no more or the account has no such step. */
async function challenged(accounts: Accounts, headers: Headers, method: Step['method']): Promise<Account> {
  const { internalAdapter } = await accounts.signIn.$context
  const found = await internalAdapter.findVerificationValue(challengeOf(headers))
  const account =
    found && found.expiresAt > new Date() ? await readAccount(accounts.database, Number(found.value)) : null
  if (!account?.isActive) throw new Problem('sign-in-refused', LOST_CHALLENGE)
  const steps = stepsOf(await secondFactorOf(accounts.database, account.id))
  if (steps.includes(method)) return account
  const sentence = `Choose another way: ${steps.join(', ')}.`
  throw new Problem('invalid-input', sentence, { method: [sentence] })
}

/** Lets the library check the code; it makes the session. */
async function pass({ signIn: { api } }: Accounts, step: Step, headers: Headers) {
  const call = {
    headers,
    returnHeaders: true,
    body: { code: step.code, trustDevice: step.trust_device },
  } as const
  if (step.method === 'totp') return { headers: (await api.verifyTOTP(call)).headers }
  if (step.method === 'email') return { headers: (await api.verifyTwoFactorOTP(call)).headers }
  return { headers: (await api.verifyBackupCode(call)).headers }
}
