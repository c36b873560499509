import { type FastifyInstance, fastify } from 'fastify'
import type { Role } from '#domain/account/role.ts'
import { type AccountsOptions, openAccounts } from '#server/identity/accounts.ts'
import type { PasswordHashing } from '#server/identity/password-hashing.ts'
import { type Jobs, openJobs } from '#server/jobs/jobs.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Letter } from '#server/platform/mail/mail.ts'
import { CHEAP_HASHING } from './cheap-hashing.ts'

/** A password that keeps every rule. */
export const PASSWORD = 'Right-horse 7 staple'

/** Somebody who is signed in, for tests. */
export interface Person {
  readonly id: number
  readonly username: string
  readonly email: string
  /** For `Authorization`. */
  readonly bearer: string
  /** For `Cookie`. */
  readonly cookie: string
}

interface TestAccounts extends Omit<AccountsOptions, 'database' | 'jobs'> {
  /** Fills with what is sent. */
  readonly letters: Letter[]
  readonly passwords: PasswordHashing
}

/** How the app of a test signs people in. */
export function testAccounts(): TestAccounts {
  const letters: Letter[] = []
  return {
    secret: 'a secret of the tests, long enough to be one',
    address: 'http://localhost',
    mail: { send: async (letter) => void letters.push(letter) },
    passwords: CHEAP_HASHING,
    letters,
  }
}

/** Makes an account, without a call, and signs it in with one. The app must use `testAccounts`. */
export async function signInAs(
  app: FastifyInstance,
  database: Database,
  username: string,
  role: Role = 'user',
): Promise<Person> {
  const email = `${username.toLowerCase()}@example.org`
  await makeAccount(database, username, role)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password: PASSWORD },
  })
  if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`)
  const { id, token } = answer.json<{ id: number; token: string }>()
  const session = answer.cookies.find(({ name }) => name === 'msdat-session')
  return { id, username, email, bearer: `Bearer ${token}`, cookie: `msdat-session=${session?.value ?? ''}` }
}

/** Background work without an app; nothing is logged. */
export function testJobs(database: Database): Jobs {
  return openJobs({ database, log: fastify().log })
}

/** An account that can sign in with `PASSWORD`, its address confirmed; at a process of the product if hashed slowly. Gives the id. */
export async function makeAccount(
  database: Database,
  username: string,
  role: Role = 'user',
  passwords: PasswordHashing = CHEAP_HASHING,
): Promise<number> {
  const { signIn } = openAccounts({ database, jobs: testJobs(database), ...testAccounts(), passwords })
  const email = `${username.toLowerCase()}@example.org`
  await signIn.api.signUpEmail({
    body: { email, username, name: username, password: PASSWORD, first_name: username },
  })
  const [row] = await database.query<{ id: number }>(
    'update account set role = $2, email_verified = true where email = $1 returning id',
    [email, role],
  )
  if (!row) throw new Error(`${username} was not made.`)
  return row.id
}
