import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  confirmSubscription,
  endSubscription,
  listSubscribers,
  subscribe,
  type SubscriberRow,
} from '#contract/newsletter/newsletter.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import { passGuard } from '#server/identity/pass-guard.ts'
import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import { afterwards } from '#server/platform/http/afterwards.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { serveOneClick } from '#server/platform/http/one-click.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { serveIssues } from './issue-routes.ts'
import { issueJob } from './send-issue.ts'
import { confirmLetter, unsubscribeLink, welcomeLetter } from './newsletter-letters.ts'
import {
  confirmSubscriber,
  FORGET_UNCONFIRMED,
  forgetSubscriber,
  keepSubscriber,
  readSubscribers,
  type Subscriber,
} from './subscribers.ts'

const ASKED =
  'If this address does not get the newsletter yet, an e-mail is on its way to it. Its link confirms the address.'

/** The newsletter: asked for, confirmed by letter, ended by link or by a mail program, listed for administrators. */
function serveNewsletter(app: FastifyInstance, { accounts }: Services): void {
  const { database, letters, limits, address } = accounts
  const later = afterwards(app)
  const confirmKeys = linkKeysOf(database, 'confirm')
  const endKeys = linkKeysOf(database, 'unsubscribe')

  const ask = async (email: string, name: string) => {
    const key = email.toLowerCase()
    if (!(await limits.mayWriteTo('newsletter-letter', key, key))) return
    const id = await keepSubscriber(database, email, name)
    if (id !== null) await letters.send(confirmLetter(email, address, (await confirmKeys()).keyOf(id)))
  }
  serve(app, subscribe, async ({ body, request, reply }) => {
    const isWanted = await passGuard(limits, request, body)
    // After the answer: neither its words nor its time tell who gets the newsletter.
    if (isWanted) later(() => ask(body.email, body.name))
    reply.code(201)
    return { detail: ASKED }
  })
  serve(app, confirmSubscription, async ({ body, request }) => {
    await limits.take('link', callerOf(request.ip))
    const id = (await confirmKeys()).idOf(body.key)
    const subscriber = id === null ? null : await confirmSubscriber(database, id)
    if (!subscriber)
      throw new Problem('not-found', 'This link is incomplete or too old. Subscribe once more.')
    const { email, is_new } = subscriber
    if (is_new) await letters.send(welcomeLetter(email, address, (await endKeys()).keyOf(subscriber.id)))
    return { detail: 'You have successfully subscribed to our newsletter.' }
  })
  serveOneClick(app, (mail) =>
    serve(mail, endSubscription, async ({ query, request }) => {
      await limits.take('link', callerOf(request.ip))
      const id = (await endKeys()).idOf(query.key)
      if (id === null) throw new Problem('not-found', 'This link is incomplete.')
      await forgetSubscriber(database, id)
      return { detail: 'You get the newsletter no more, and your address is deleted.' }
    }),
  )
  serve(app, listSubscribers, async (call) => {
    const { query, url } = call
    const keys = await endKeys()
    const rowOf = ({ id, email, name, asked_at, confirmed_at }: Subscriber): SubscriberRow => ({
      ...{ id, email, name, confirmed: confirmed_at !== null, created: asked_at.toISOString() },
      unsubscribe: unsubscribeLink(address, keys.keyOf(id)),
    })
    if (query.format === 'csv') {
      const rows = await readSubscribers(database, true, null)
      await database.transaction((transaction) =>
        writeAudit(transaction, {
          actor: signedIn(call),
          action: 'newsletter.exported',
          after: { rows: rows.length },
          address: call.request.ip,
        }),
      )
      return csvAnswer('newsletter', ['email', 'name', 'created', 'unsubscribe'], rows.map(rowOf))
    }
    const window = pageWindow(query)
    const [counted] = await database.query<{ count: number }>('select count(*) as count from subscriber')
    const rows = await readSubscribers(database, false, window)
    return pageAnswer(rows.map(rowOf), counted?.count ?? 0, window, url)
  })
  serveIssues(app, accounts)
}

const ABOUT_UNCONFIRMED = {
  name: 'forget-unconfirmed',
  failure: 'Addresses that nobody confirmed could not be removed.',
}

export const newsletterFeature: Feature = {
  routes: serveNewsletter,
  jobs: ({ accounts, database }) => [
    issueJob(accounts, linkKeysOf(database, 'unsubscribe')),
    dailyRemoval(database, ABOUT_UNCONFIRMED, [FORGET_UNCONFIRMED]),
  ],
}
