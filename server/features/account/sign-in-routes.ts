import { english } from '#languages/from-source.ts'
import { isAPIError } from 'better-auth/api'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OwnAccount, readOwnAccount, signIn, signOut } from '#contract/account/sign-in.ts'
import type { Account } from '#domain/account/account.ts'
import { isEmail } from '#domain/form/email.ts'
import { roleName } from '#domain/account/role.ts'
import { Problem } from '#domain/problem.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { findToSignIn } from '#server/identity/find-account.ts'
import { countSignIn } from '#server/identity/sign-in-attempt.ts'
import { answerSignIn, noteSignIn } from '#server/identity/finish-sign-in.ts'
import { headersOf, sendCookies } from '#server/identity/library-headers.ts'
import {
  challengeIn,
  secondFactorOf,
  stepsOf,
  waitsForSecondStep,
  withTrustOnly,
} from '#server/identity/second-step.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { renewHash } from '#server/identity/password-store.ts'
import { signOutHere } from './sign-out-here.ts'

const REFUSED = 'Confirm username and password'
const REFUSED_BY_EMAIL = `${REFUSED}. An e-mail address signs you in once it is confirmed; until then use your username.`

/** Signing in and out, and who is signed in. */
export function serveSignIn(app: FastifyInstance, accounts: Accounts): void {
  const { database } = accounts
  serve(app, signIn, async ({ body, request, reply }) => {
    const headers = withTrustOnly(headersOf(request))
    const name = body.username.normalize('NFC')
    const named = await findToSignIn(database, name)
    const succeeded = await countSignIn(accounts, request, name, named)
    // For an address that signs nobody in the same work is done, with one that nobody has.
    const known = named === null && isEmail(name) ? `${randomUUID()}@nobody.invalid` : name
    const { headers: answered, response } = await enter(accounts, headers, known, body.password)
    const account = response && named !== null ? await readAccount(database, named) : null
    if (!account?.isActive) {
      await noteRefusal(accounts, request, named)
      throw new Problem('sign-in-refused', isEmail(name) ? REFUSED_BY_EMAIL : REFUSED)
    }
    await succeeded()
    await renewHash(accounts, account.id, body.password)
    accounts.devices.remember(reply, account.id)
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
    await signOutHere(accounts, request, reply)
    return { detail: 'You are signed out.' }
  })
  serve(app, readOwnAccount, async (call) => ownAccountOf(signedIn(call)))
}

/** The typed name is not written down: people type their passwords there. `named`: the account that was meant. */
async function noteRefusal(
  { database }: Accounts,
  request: FastifyRequest,
  named: number | null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // A right password of a deactivated account made a session, which must not wake up with the account.
    await transaction.query(
      'delete from session s using account a where a.id = s.user_id and a.id = $1 and not a.is_active',
      [named ?? 0],
    )
    await writeAudit(transaction, {
      actor: null,
      action: 'sign-in.refused',
      ...(named === null ? {} : { subject: `account ${named}` }),
      address: request.ip,
    })
  })
}

/** The library's answer to a name and a password; without a response when it refuses. */
async function enter({ signIn: library }: Accounts, headers: Headers, name: string, password: string) {
  try {
    const shared = { headers, returnHeaders: true } as const
    return isEmail(name)
      ? await library.api.signInEmail({ ...shared, body: { email: name, password } })
      : await library.api.signInUsername({ ...shared, body: { username: name, password } })
  } catch (error) {
    // A refusal of the store is no wrong password.
    if (!isAPIError(error)) throw error
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
    role: { value: account.role, label: english.text(roleName(account.role)) },
    grants: [...account.grants],
    avatar: account.avatar,
    two_factor: account.hasSecondFactor,
    created_at: account.createdAt.toISOString(),
    last_login: account.lastSignIn?.toISOString() ?? null,
  }
}
