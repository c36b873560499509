import type { FastifyInstance } from 'fastify'
import { prove } from '#contract/admin/proof.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { hasPassword, isPassword } from '#server/identity/password-store.ts'
import { noteProof } from '#server/identity/recent-proof.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'

const WRONG = 'This is not your password.'
const NONE = 'Your account has no password: sign out, and sign in again with the other site.'

/** Proving with the password that it is still the same person. */
export function serveProof(app: FastifyInstance, accounts: Accounts): void {
  const { database, limits } = accounts
  serve(app, prove, async (call) => {
    const actor = signedIn(call)
    const { request, body } = call
    await limits.take('own-password', String(actor.id))
    if (!(await hasPassword(database, actor.id)))
      throw new Problem('invalid-input', NONE, { password: [NONE] })
    if (!(await isPassword(accounts, actor.id, body.password.normalize('NFC')))) {
      await database.transaction((transaction) =>
        writeAudit(transaction, { actor, action: 'sign-in.proof-refused', address: request.ip }),
      )
      throw new Problem('invalid-input', WRONG, { password: [WRONG] })
    }
    await limits.forget('own-password', String(actor.id))
    await noteProof(accounts, request)
    await database.transaction((transaction) =>
      writeAudit(transaction, { actor, action: 'sign-in.proof-given', address: request.ip }),
    )
    return { detail: 'Thank you.' }
  })
}
