import type { FastifyInstance } from 'fastify'
import { type OwnAccount, readOwnAccount, signIn, signOut } from '#contract/accounts/sign-in.ts'
import type { Account } from '#domain/account/account.ts'
import { isEmail } from '#domain/account/account-fields.ts'
import { roleLabel } from '#domain/account/role.ts'
import { Problem } from '#domain/problem.ts'
import { readAccount } from '#server/accounts/account-row.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { headersOf, markSignedIn, sendCookies } from '#server/accounts/library-headers.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'

const REFUSED = 'Confirm username and password'

/** Signing in and out, and who is signed in. */
export function serveSignIn(app: FastifyInstance, accounts: Accounts): void {
  const { database, signIn: library } = accounts
  serve(app, signIn, async ({ body, request, reply }) => {
    const headers = headersOf(request)
    headers.delete('cookie')
    const { password } = body
    const { headers: answered, response } = await enter(accounts, headers, body.username, password)
    const token = answered.get('set-auth-token')
    const account = response ? await readAccount(database, Number(response.user.id)) : null
    if (!account?.isActive || !token) {
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
    await database.transaction(async (transaction) => {
      await transaction.query('update account set last_sign_in = now() where id = $1', [account.id])
      await writeAudit(transaction, { actor: account, action: 'sign-in', address: request.ip })
    })
    sendCookies(reply, answered)
    markSignedIn(reply, true)
    const { id, username, email, avatar } = account
    return { id, username, email, avatar, token }
  })
  serve(app, signOut, async ({ request, reply }) => {
    const { headers } = await library.api.signOut({ headers: headersOf(request), returnHeaders: true })
    sendCookies(reply, headers)
    markSignedIn(reply, false)
    return { detail: 'You are signed out.' }
  })
  serve(app, readOwnAccount, async (call) => ownAccountOf(signedIn(call)))
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
