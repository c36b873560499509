import type { FastifyInstance } from 'fastify'
import type { Role } from '#domain/account/role.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ModelVariables } from '#server/platform/model-variables.ts'
import type { Remote } from '#server/platform/remote/remote.ts'
import type { Letter } from '#server/platform/mail/mail.ts'
import { type Person, signInAs, testAccounts } from './people.ts'
import type { Content } from './store-contents.ts'
import type { OpenTestDatabase } from './test-database.ts'

/** Makes calls of somebody who is signed in, below `/api`; gives the status and the JSON of each. */
function callsOf(app: FastifyInstance) {
  return async (
    who: Person,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const headers = { authorization: who.bearer }
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
}

export type Call = ReturnType<typeof callsOf>

/** A product on a fresh store, with people who are signed in. */
export interface Product<Name extends string> {
  readonly app: FastifyInstance
  readonly database: Database
  readonly people: Readonly<Record<Name, Person>>
  readonly call: Call
  /** Fills with the letters that it sends. */
  readonly letters: Letter[]
}

interface Wanted<Name extends string> {
  readonly content?: Content
  /** Username → role, in the order of their ids. */
  readonly people?: Readonly<Record<Name, Role>>
  /** The language model that phrases answers; none unless said. */
  readonly model?: ModelVariables
  /** Servers of others that it may read; none unless said. */
  readonly remote?: Remote
}

/** Starts a product without a network in between; it is closed after the tests. */
export async function openProduct<Name extends string = never>(
  open: OpenTestDatabase,
  { content = 'tables', people, model, remote }: Wanted<Name> = {},
): Promise<Product<Name>> {
  const database = await open(content)
  const accounts = testAccounts()
  const app = await createApp({ database, accounts, model: model ?? null, ...(remote && { remote }) })
  open.atEnd(() => app.close())
  const signedIn: [string, Person][] = []
  for (const [username, role] of Object.entries<Role>(people ?? {})) {
    signedIn.push([username, await signInAs(app, database, username, role)])
  }
  return {
    app,
    database,
    people: Object.fromEntries(signedIn) as Record<Name, Person>,
    call: callsOf(app),
    letters: accounts.letters,
  }
}
