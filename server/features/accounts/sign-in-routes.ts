import type { FastifyInstance } from 'fastify'
import { type OwnAccount, readOwnAccount, signIn, signOut } from '#contract/accounts/sign-in.ts'
import type { Account } from '#domain/account/account.ts'
import { isEmail } from '#domain/account/account-fields.ts'
import { roleLabel } from '#domain/account/role.ts'
import { Problem } from '#domain/problem.ts'
import { readAccount } from '#server/accounts/account-row.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { answerSignIn, noteSignIn } from '#server/accounts/finish-sign-in.ts'
import { headersOf, markSignedIn, sendCookies } from '#server/accounts/library-headers.ts'
import {
  challengeIn,
  secondFactorOf,
  stepsOf,
  waitsForSecondStep,
  withTrustOnly,
} from '#server/accounts/second-step.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'

const REFUSED = 'Confirm username and password'

/** Signing in and out, and who is signed in. */
export function serveSignIn(app: FastifyInstance, accounts: Accounts): void {
  const { database, signIn: library } = accounts
  serve(app, signIn, async ({ body, request, reply }) => {
    const headers = withTrustOnly(headersOf(request))
    const { password } = body
    const { headers: answered, response } = await enter(accounts, headers, body.username, password)
    const account = await accountBehind(database, response, body.username)
    if (!account?.isActive) {
      await database.transaction((transaction) =>
        writeAudit(transaction, {
          actor: null,
          action: 'sign-in.refused',
          subject: body.username,
          address: request.ip,
        }),
      )
      throw new Problem('sign-in-refused', REFUSED)
    }
    if (waitsForSecondStep(response)) {
      sendCookies(reply, answered)
      reply.code(202)
      const steps = stepsOf(await secondFactorOf(database, account.id))
      return { two_factor: [...steps], challenge: challengeIn(answered) }
    }
    await database.transaction((transaction) => noteSignIn(transaction, account, request, 'password'))
    return answerSignIn(reply, answered, account)
  })
  serve(app, signOut, async ({ request, reply }) => {
    const { headers } = await library.api.signOut({ headers: headersOf(request), returnHeaders: true })
    sendCookies(reply, headers)
    markSignedIn(reply, false)
    return { detail: 'You are signed out.' }
  })
  serve(app, readOwnAccount, async (call) => ownAccountOf(signedIn(call)))
}

/** Whose name and password were right; null: nobody's. While the second step is open the library does not say who. */
async function accountBehind(
  database: Database,
  response: { readonly user?: { readonly id: string } } | null,
  name: string,
): Promise<Account | null> {
  if (response?.user) return readAccount(database, Number(response.user.id))
  if (!waitsForSecondStep(response)) return null
  const column = isEmail(name) ? 'email' : 'username'
  const [row] = await database.query<{ id: number }>(`select id from account where ${column} = $1`, [
    name.toLowerCase(),
  ])
  return row ? readAccount(database, row.id) : null
}

/** What the library says to a name and a password; without a response when it refuses. */
async function enter({ signIn: library }: Accounts, headers: Headers, name: string, password: string) {
  try {
    const shared = { headers, returnHeaders: true } as const
    return isEmail(name)
      ? await library.api.signInEmail({ ...shared, body: { email: name, password } })
      : await library.api.signInUsername({ ...shared, body: { username: name, password } })
  } catch {
    return { headers: new Headers(), response: null }
  }
}

export function ownAccountOf(account: Account): OwnAccount {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    email_verified: account.emailVerified,
    first_name: account.firstName,
    last_name: account.lastName,
    organization: account.organization,
    profession: account.profession,
    job_title: account.jobTitle,
    location: account.location,
    role: { value: account.role, label: roleLabel(account.role) },
    avatar: account.avatar,
    two_factor: account.hasSecondFactor,
    created_at: account.createdAt.toISOString(),
    last_login: account.lastSignIn?.toISOString() ?? null,
  }
}
