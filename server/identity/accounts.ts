import { currentName } from '#server/front/current-name.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type ProviderName, type ProviderVariables, PROVIDERS } from '#server/platform/provider-variables.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { type KnownDevices, knownDevices } from './known-devices.ts'
import { type Limits, openLimits } from './limits.ts'
import { type Letters, openLetters } from './send-letters.ts'
import { type PasswordHashing, SLOW_HASHING } from './password-hashing.ts'
import { openSignIn, type SignIn } from './sign-in.ts'

/** What every feature that has to do with accounts works with. */
export interface Accounts {
  readonly database: Database
  readonly signIn: SignIn
  /** For what is worth nothing a minute later; everything else goes by `letters`. */
  readonly mail: Mail
  readonly letters: Letters
  /** Where people reach the product, without a slash at the end: for links in letters. */
  readonly address: string
  /** Other sites that people may sign in with. */
  readonly providers: readonly ProviderName[]
  readonly limits: Limits
  readonly passwords: PasswordHashing
  /** Remembers devices that a person has signed in on. */
  readonly devices: KnownDevices
}

export interface AccountsOptions {
  readonly database: Database
  readonly secret: string
  readonly address: string
  readonly mail: Mail
  /** Does what cannot be done at once. */
  readonly jobs: Jobs
  /** Other sites that people may sign in with. */
  readonly providers?: ProviderVariables
  /** Slow unless given. No variable of the environment reaches it: only tests, which sign in thousands of times, hash cheaply. */
  readonly passwords?: PasswordHashing
}

export function openAccounts(options: AccountsOptions): Accounts {
  const { database, mail, address, secret, jobs, passwords = SLOW_HASHING } = options
  return {
    database,
    mail,
    letters: openLetters({ jobs, mail, secret, name: () => currentName(database) }),
    address,
    providers: PROVIDERS.filter((name) => options.providers?.[name]),
    signIn: openSignIn({ ...options, passwords }),
    limits: openLimits(database, secret),
    passwords,
    devices: knownDevices(secret),
  }
}
<<<<<<< HEAD
=======

/** Knows people by their session: cookie or bearer token. Whoever is deactivated is known no more. */
export function doorkeeperOf(accounts: Accounts): Doorkeeper {
  const { database } = accounts
  return {
    async identify(request, reply) {
      // Most readers are nobody here, and cost the store nothing.
      if (request.headers.cookie === undefined && request.headers.authorization === undefined) return null
      const { headers, response: found } = await sessionOf(accounts, request)
      if (!found) return null
      if (!(await noteSessionUse(database, found.session))) return null
      const account = await readAccount(database, Number(found.user.id))
      if (!account?.isActive) return null
      // A session that was renewed has a cookie that lives longer; the page's mark must live as long.
      if (headers.getSetCookie().length > 0 && request.headers.authorization === undefined) {
        sendCookies(reply, headers)
        markSignedIn(reply, true)
      }
      return withRightsOfNow(database, account, request.method !== 'GET' && request.method !== 'HEAD')
    },
    async refused(request: FastifyRequest, account: Account) {
      await database.transaction((transaction) =>
        writeAudit(transaction, {
          actor: account,
          action: 'access.refused',
          subject: `${request.method} ${request.url.split('?')[0] ?? ''}`,
          address: request.ip,
        }),
      )
    },
    prove: (request) => requireRecentProof(accounts, request),
  }
}

/** The session behind a request, renewed when it is time. Throws `store-unavailable` while the store does not answer. */
async function sessionOf({ database, signIn }: Accounts, request: FastifyRequest) {
  try {
    return await signIn.api.getSession({
      headers: headersOf(request),
      query: { disableRefresh: false },
      returnHeaders: true,
    })
  } catch (error) {
    // The library calls every failure one of its own; the store itself says whether it answers.
    await database.query('select 1')
    throw error
  }
}
>>>>>>> 7c848d86 (charts: numbers beyond 10^15 by their power of ten, and no coordinate beyond any sheet)
