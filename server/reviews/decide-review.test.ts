import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Database } from '#server/platform/database/database.ts'
import { dashboardText } from '#tests/builders/dashboard-text.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'
import { changeReview, withdrawFrom } from './change-review.ts'
import { decideReview, type Verdict } from './decide-review.ts'
import type { ReviewKind } from './review-kind.ts'
import { heldReview, openReview } from './review-store.ts'

/** A kind of thing of which nothing but a title is known. */
const THING: ReviewKind<{ readonly title: string }> = {
  kind: 'plugin',
  reviewers: 'plugins.review',
  rules: { decisionsMayChange: false },
  seen: async (_store, id) => ({ title: `Thing ${id}` }),
  auditSubject: (id) => `thing ${id}`,
  decisionNote: ({ title }, before, after) => ({
    action: `thing.${after.state}`,
    before: { title, state: before.state },
    after: { title, state: after.state },
  }),
  decisionMessage: ({ title }, { state, reason }) => ({
    kind: 'comment',
    title: `${title}: ${state}`,
    text: reason,
  }),
  refusals: {
    own: ['not-allowed', 'Own.'],
    'not-open': ['changed-meanwhile', 'Not open.'],
    'no-reason': ['invalid-input', 'No reason.'],
    'other-version': ['changed-meanwhile', 'Other version.'],
  },
}

const APPROVE: Verdict = { kind: 'approve' }
const DECLINE: Verdict = { kind: 'decline', reason: 'Not yet' }

serverDatabase('deciding on a thing', (open) => {
  let database: Database
  let ada: Account
  let mo: Account
  let root: Account
  let id = 0

  beforeAll(async () => {
    database = await open()
    const made = async (username: string, role: string) => {
      const [row] = await database.query<{ id: number }>(
        `insert into account (username, display_username, email, role) values ($1, $1, $1 || '@example.org', $2)
         returning id`,
        [username, role],
      )
      const account = await readAccount(database, row?.id ?? 0)
      if (!account) throw new Error(`${username} was not made.`)
      return account
    }
    ada = await made('ada', 'user')
    mo = await made('mo', 'moderator')
    root = await made('root', 'admin')
  })
  beforeEach(async () => {
    id += 1
    await openReview(database, 'plugin', id, ada.id, 'submitted')
  })

  const decide = (
    actor: Account,
    verdict: Verdict,
    more: Partial<Parameters<typeof decideReview<{ readonly title: string }>>[1]> = {},
  ) => decideReview(database, { review: THING, id, verdict, change: { actor, address: '' }, ...more })
  const held = () => database.transaction((transaction) => heldReview(transaction, 'plugin', id))
  const noted = async (subject = `thing ${id}`) =>
    (
      await database.query<{ action: string }>(
        'select action from audit_entry where subject = $1 order by id',
        [subject],
      )
    ).map(({ action }) => action)
  const told = async () =>
    (await toldWords(database, 'a.id = $1', [ada.id]))
      .filter(({ title }) => title.startsWith(`Thing ${id}:`))
      .map(({ title, text }) => `${title} | ${text}`)

  test('keeps it, writes it down with what else was done, and tells the author', async () => {
    const asked: string[] = []
    const carryOut = async (_transaction: unknown, { title }: { readonly title: string }) => {
      asked.push(title)
      return { network: [] }
    }
    await decide(mo, APPROVE, { carryOut, seenVersion: 1 })
    expect(await held()).toMatchObject({ state: 'approved', decidedBy: mo.id, version: 2 })
    expect(asked).toEqual([`Thing ${id}`])
    const [entry] = await database.query('select before, after from audit_entry where subject = $1', [
      `thing ${id}`,
    ])
    const title = `Thing ${id}`
    expect(entry).toEqual({
      before: { title, state: 'submitted' },
      after: { title, state: 'approved', network: [] },
    })
    expect(await told()).toEqual([`Thing ${id}: approved | `])
  })

  test('all or nothing: what cannot be carried out was not decided', async () => {
    const carryOut = async () => {
      throw new Problem('changed-meanwhile', 'The name is taken.')
    }
    await expect(decide(mo, APPROVE, { carryOut })).rejects.toMatchObject({ message: 'The name is taken.' })
    expect(await held()).toMatchObject({ state: 'submitted', version: 1 })
    expect([await noted(), await told()]).toEqual([[], []])
  })

  test('of eight decisions at once one counts, and the others are told', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => decide(at % 2 ? mo : root, at % 3 ? APPROVE : DECLINE)),
    )
    const late = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(late.map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 7 }, () => 'changed-meanwhile'),
    )
    expect(await noted()).toHaveLength(1)
    expect(await told()).toHaveLength(1)
  })

  test('of a decision and a change of the author at once one is told that it came late', async () => {
    const [decided, changed] = await Promise.allSettled([
      decide(mo, APPROVE, { seenVersion: 1 }),
      database.transaction((transaction) => changeReview(transaction, THING, id, { kind: 'submit' })),
    ])
    const now = await held()
    expect(changed.status).toBe('fulfilled')
    expect(now.state).toBe('submitted')
    expect(now.version).toBe(decided.status === 'fulfilled' ? 3 : 2)
  })

  test.each([
    ['one’s own', () => ada, APPROVE, 'not-allowed'],
    ['without a reason', () => mo, { kind: 'decline', reason: ' ' } as const, 'invalid-input'],
  ])('%s: refused', async (_what, actor, verdict, code) => {
    const asReviewer = { ...actor(), role: 'moderator' as const }
    await expect(decide(asReviewer, verdict)).rejects.toMatchObject({ code })
    expect((await held()).state).toBe('submitted')
    expect(await noted(`own thing ${id}`)).toEqual(code === 'not-allowed' ? ['access.refused'] : [])
  })

  test('somebody who does not review, and a version that is not the last: refused', async () => {
    await openReview(database, 'plugin', id + 1000, mo.id, 'submitted')
    await expect(decide(ada, APPROVE, { id: id + 1000 })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(decide(mo, APPROVE, { seenVersion: 7 })).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await expect(decide(mo, APPROVE, { id: 999_999 })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('what was withdrawn is decided on no more; what moved on is not withdrawn', async () => {
    const withdraw = (from: 'submitted' | 'approved') =>
      database.transaction((transaction) => withdrawFrom(transaction, THING, from, [id], 'replaced'))
    await withdraw('approved')
    expect((await held()).state).toBe('submitted')
    await withdraw('submitted')
    expect(await held()).toMatchObject({ state: 'withdrawn', withdrawal: 'replaced', version: 2 })
    await expect(decide(mo, APPROVE)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  })

  test('a review stays without its author, and goes with the thing', async () => {
    const [row] = await database.query<{ id: number }>(
      "insert into document (public_id, owner, content) values ('gone', null, $1::jsonb) returning id",
      [dashboardText('Gone')],
    )
    const subject = row?.id ?? 0
    await openReview(database, 'document', subject, mo.id, 'submitted')
    const reviews = () =>
      database.query('select author from review where subject_kind = $1 and subject = $2', [
        'document',
        subject,
      ])
    await database.query('delete from account where id = $1', [mo.id])
    expect(await reviews()).toEqual([{ author: null }])
    await database.query('delete from document where id = $1', [subject])
    expect(await reviews()).toEqual([])
  })
})
