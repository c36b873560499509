import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { changeMailing, confirmMailing, endMailing, readMailing } from '#contract/documents/mailing.ts'
import { letterAddress, letterPage } from '#domain/document/letter-page.ts'
import { Problem } from '#domain/problem.ts'
import type { Account } from '#domain/account/account.ts'
import type { Limits } from '#server/identity/limits.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { serveOneClick } from '#server/platform/http/one-click.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { confirmLetter } from './confirm-letter.ts'
import { keepMailing, newTo } from './keep-mailing.ts'
import { type LetterSubject, letterSubjects } from './letter-subject.ts'
import {
  addressesOf,
  confirmAddress,
  FORGET_UNCONFIRMED,
  ownMailingOf,
  type MailingPage,
  readMailingOf,
  stopAddress,
} from './mailing-store.ts'
import { mailingJob } from './send-mailings.ts'

const TOO_MANY_ADDRESSES = 'In a day you can have 20 new addresses asked. Add the others tomorrow.'

/** The letters whose keys end them without signing in; another key confirms an address. */
const LETTER = 'document-mailing'
const CONFIRM = 'document-mailing-confirm'

/** Letters about a page with its PDF, every week or month, until their sender or their reader ends them, or nobody may see the page any more. */
function serveDocumentMailings(app: FastifyInstance, services: Services): void {
  const { database, limits, letters, address } = services.accounts
  const endKeys = linkKeysOf(database, LETTER)
  const confirmKeys = linkKeysOf(database, CONFIRM)
  const find = letterSubjects(services)
  const subjectOf = async (reader: Account, about: string) => {
    const page = letterPage(about)
    if (!page) throw new Problem('not-found', 'There is no such page.')
    const subject = await find(reader, page)
    const at: MailingPage =
      subject.document === null
        ? { document: null, page: letterAddress(page) }
        : { document: subject.document, page: null }
    return { subject, at }
  }

  /** The page of letters that somebody has sent: they see and end them, also where the page is hidden from them by now. */
  const ownOr = async (reader: Account, about: string): Promise<MailingPage> => {
    const page = letterPage(about)
    const own = page?.kind === 'document' ? await ownMailingOf(database, reader.id, page.id) : null
    return own ?? (await subjectOf(reader, about)).at
  }

  /** Asks the owners of addresses, each at most a few times, however many people enter them. */
  const askAll = async (
    { what }: LetterSubject,
    every: 'week' | 'month',
    fresh: Awaited<ReturnType<typeof keepMailing>>,
  ) => {
    for (const { id, email } of fresh) {
      const key = email.toLowerCase()
      if (!(await limits.mayWriteTo('mailing-address', key, key))) continue
      const code = (await confirmKeys()).keyOf(id)
      await letters.send(confirmLetter({ to: email, what, every }, address, code))
    }
  }

  serve(app, readMailing, async (call) => {
    const reader = signedIn(call)
    // The query of the address is a part of it: only our own lists are asked with two question marks by mistake.
    const about = call.url.searchParams.get('about') ?? call.query.about
    return wire(database, await ownOr(reader, about), reader)
  })
  serve(app, changeMailing, async (call) => {
    const reader = signedIn(call)
    const { about, ...wanted } = call.body
    if (wanted.every === null) {
      const at = await ownOr(reader, about)
      await database.transaction((transaction) => keepMailing(transaction, reader, at, wanted))
      return wire(database, at, reader)
    }
    const { subject, at } = await subjectOf(reader, about)
    if (wanted.addresses.length > 0) await limits.take('mailing-account', String(reader.id))
    await takeAddresses(limits, reader.id, await newTo(database, reader, at, wanted))
    const fresh = await database.transaction((transaction) => keepMailing(transaction, reader, at, wanted))
    await askAll(subject, wanted.every, fresh)
    return wire(database, at, reader)
  })
  serve(app, confirmMailing, async ({ query, request }) => {
    await limits.take('link', callerOf(request.ip))
    const id = (await confirmKeys()).idOf(query.key)
    if (id === null || !(await confirmAddress(database, id))) {
      throw new Problem(
        'not-found',
        'This link is incomplete or too old. Ask the sender to add you once more.',
      )
    }
    return { detail: 'The e-mails come to you from now on.' }
  })
  serveOneClick(app, (mail) =>
    serve(mail, endMailing, async ({ query, request }) => {
      await limits.take('link', callerOf(request.ip))
      const id = (await endKeys()).idOf(query.key)
      if (id === null) throw new Problem('not-found', 'This link is incomplete.')
      await database.transaction((transaction) => stopAddress(transaction, id))
      return { detail: 'You get no e-mails about this page any more.' }
    }),
  )
}

/** Counts addresses that somebody has asked. Throws `too-many-requests`, with none counted, when they are more than a day allows. */
async function takeAddresses(limits: Limits, account: number, addresses: number): Promise<void> {
  for (let taken = 0; taken < addresses; taken += 1) {
    if (await limits.mayTake('mailing-asked', String(account))) continue
    for (let given = 0; given <= taken; given += 1) await limits.giveBack('mailing-asked', String(account))
    throw new Problem('too-many-requests', TOO_MANY_ADDRESSES, { addresses: [TOO_MANY_ADDRESSES] })
  }
}

async function wire(store: SqlRunner, at: MailingPage, { id, email }: Account) {
  const mailing = await readMailingOf(store, id, at)
  const addresses = mailing ? await addressesOf(store, mailing.id) : []
  return {
    every: mailing?.every ?? null,
    day: mailing?.day ?? 1,
    to_me: mailing ? addresses.some((one) => one.email === null) : true,
    email,
    last_sent: mailing?.last_sent_at?.toISOString() ?? null,
    next: mailing?.next_at.toISOString() ?? null,
    addresses: addresses.flatMap((one) => {
      if (one.email === null) return []
      const state = one.stopped_at ? 'stopped' : one.confirmed_at ? 'confirmed' : 'waits'
      return [{ email: one.email, state, last_sent: one.last_sent_at?.toISOString() ?? null } as const]
    }),
  }
}

const ABOUT_UNCONFIRMED = {
  name: 'document-mailing-unconfirmed',
  failure: 'Unconfirmed addresses of e-mails could not be removed.',
}

export const documentMailingsFeature: Feature = {
  routes: serveDocumentMailings,
  jobs: (services) => [
    mailingJob(services.accounts, {
      keys: linkKeysOf(services.accounts.database, LETTER),
      files: services.documentFiles,
      find: letterSubjects(services),
    }),
    dailyRemoval(services.database, ABOUT_UNCONFIRMED, [FORGET_UNCONFIRMED]),
  ],
}
