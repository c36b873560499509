import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { changeMailing, endMailing, readMailing } from '#contract/documents/mailing.ts'
import { Problem } from '#domain/problem.ts'
import type { Account } from '#domain/account/account.ts'
import { documentFor } from '#server/documents/stored-document.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { serveOneClick } from '#server/platform/http/one-click.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { mailingJob } from './send-mailings.ts'

/** The letters whose keys end them without signing in. */
const LETTER = 'document-mailing'

/** Letters about a document, every week or month, until they are ended by their reader or nobody may see it any more. */
function serveDocumentMailings(app: FastifyInstance, { accounts }: Services): void {
  const { database, limits } = accounts
  const keys = linkKeysOf(database, LETTER)
  serve(app, readMailing, async (call) => {
    const reader = signedIn(call)
    const { id } = await documentFor(database, reader, call.path.id)
    return wire(database, id, reader)
  })
  serve(app, changeMailing, (call) =>
    database.transaction(async (transaction) => {
      const reader = signedIn(call)
      const { id } = await documentFor(transaction, reader, call.path.id)
      await keep(transaction, id, reader, call.body.every)
      return wire(transaction, id, reader)
    }),
  )
  serveOneClick(app, (mail) =>
    serve(mail, endMailing, async ({ query, request }) => {
      await limits.take('link', callerOf(request.ip))
      const id = (await keys()).idOf(query.key)
      if (id === null) throw new Problem('not-found', 'This link is incomplete.')
      await database.query('delete from document_mailing where id = $1', [id])
      return { detail: 'You get no letters about this document any more.' }
    }),
  )
}

type Every = 'week' | 'month' | null

async function keep(store: SqlRunner, document: number, reader: Account, every: Every): Promise<void> {
  if (every === null) {
    await store.query('delete from document_mailing where document = $1 and account = $2', [
      document,
      reader.id,
    ])
    return
  }
  if (!reader.emailVerified) {
    const sentence = 'Confirm your e-mail address first. A letter with a link was sent to it.'
    throw new Problem('invalid-input', sentence, { every: [sentence] })
  }
  await store.query(
    `insert into document_mailing (document, account, every, next_at)
     values ($1, $2, $3, now() + ('1 ' || $3)::interval)
     on conflict (document, account) do update set every = excluded.every, next_at = excluded.next_at`,
    [document, reader.id, every],
  )
}

async function wire(store: SqlRunner, document: number, { id, email }: Account) {
  const [row] = await store.query<{ every: 'week' | 'month' }>(
    'select every from document_mailing where document = $1 and account = $2',
    [document, id],
  )
  return { every: row?.every ?? null, email }
}

export const documentMailingsFeature: Feature = {
  routes: serveDocumentMailings,
  jobs: ({ accounts, documentFiles }) => [
    mailingJob(accounts, linkKeysOf(accounts.database, LETTER), documentFiles),
  ],
}
