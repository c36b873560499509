import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { notify } from '#server/notify/notify.ts'
import type { Letter, LetterOf } from '#server/platform/mail/mail.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { submitted } from '#tests/builders/plugin-form.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { notificationLetters } from './send-letters.ts'

serverDatabase('messages about requests', (open) => {
  let product: Product<'ada' | 'mo' | 'root'>
  let ada: Person
  let mo: Person
  let root: Person
  beforeAll(async () => {
    product = await openProduct(open, { people: { ada: 'user', mo: 'moderator', root: 'admin' } })
    ;({ ada, mo, root } = product.people)
  })
  beforeEach(async () => {
    await product.database.query('delete from notification')
  })

  const told = async (person: Person): Promise<NotificationRow[]> =>
    (await product.call(person, 'GET', '/notifications')).body.results
  const ask = async (title: string, kind = 'dashboard') => {
    const document = { ...EMPTY_DASHBOARD, kind, title }
    const sent = { document, visibility: 'public', reason: 'Others ask for it' }
    return (await product.call(ada, 'POST', '/document', sent)).body.data
  }
  const prefer = (person: Person, letters: object) =>
    product.call(person, 'PATCH', '/account/preferences', { letters })

  /** Two processes that send letters at the same time. */
  async function send(): Promise<Letter[]> {
    const { database } = product
    const sent: Letter[] = []
    const letters = { send: async (letter: LetterOf) => sent.push(letter('Snow Observatory')) > 0 }
    const job = notificationLetters({ database, letters, address: 'https://example.org' })
    await Promise.all([job.run({}), job.run({})])
    return sent
  }
  const becomeMorning = () =>
    product.database.query(
      "update notification set letter_at = now() - interval '1 second' where letter_at > now()",
    )

  test('are one for each, say where it stands at this moment, and are read once somebody decided', async () => {
    const row = await ask('Snow')
    const [first] = await told(root)
    const document = { ...EMPTY_DASHBOARD, title: 'Snow in May' }
    await product.call(ada, 'PATCH', `/document/${row.id}`, { version: 1, document })
    const [only, ...more] = await told(root)
    expect(first?.request).toBe('waiting')
    expect(more).toEqual([])
    expect(only).toMatchObject({
      ...{ kind: 'dashboard-request', seen: false, link: `/custom/public/${row.id}` },
      ...{ request: 'changed', request_id: row.id, request_version: 2, decided_by: '', decided_at: null },
    })
    const approve = (version: number, compared?: number) =>
      product.call(mo, 'POST', `/document/${row.id}/approve`, { version, compared_with: compared })
    expect((await approve(1)).status).toBe(409)
    expect((await approve(2)).status).toBe(409)
    expect((await approve(2, 1)).status).toBe(200)
    for (const person of [root, mo]) {
      expect(await told(person)).toMatchObject([
        { seen: true, request: 'approved', decided_by: 'mo', decided_at: expect.stringMatching(/Z$/) },
      ])
    }
  })

  test('are counted apart from forms to fill and revised figures, which lead to their own pages', async () => {
    await product.database.transaction(async (transaction) => {
      const title = 'Snow of May'
      await notify(transaction, { to: ada.id, kind: 'entry-due', title, link: '/data-entry?period=2024-05' })
      await notify(transaction, { to: ada.id, kind: 'figure-revised', title, link: '/releases?release=2' })
    })
    await becomeMorning()
    const [letter] = await send()
    expect(letter?.subject).toBe('Snow Observatory: 1 form to fill, 1 note on figures that you quote')
    expect(letter?.text).toContain('https://example.org/data-entry?period=2024-05')
    expect(letter?.text).not.toContain('/admin#/waiting')
  })

  test('reports and plugins alike; what is taken back or deleted is closed too', async () => {
    const report = await ask('Report', 'report')
    expect((await told(root))[0]?.link).toBe(`/report/${report.id}`)
    await product.call(root, 'POST', `/document/${report.id}/decline`, { version: 1, reason: 'No source' })
    const { id } = await submitted(product.app, ada, { name: 'white-map' })
    await product.call(mo, 'POST', `/plugin-submissions/${id}/decline`, { reason: 'Empty' })
    const back = await ask('Taken back')
    await product.call(ada, 'PATCH', `/document/${back.id}`, { version: 1, visibility: 'private' })
    const gone = await ask('Deleted')
    await product.call(ada, 'DELETE', `/document/${gone.id}`)
    expect((await told(root)).map(({ request, seen }) => [request, seen])).toEqual([
      ['withdrawn', true],
      ['withdrawn', true],
      ['declined', true],
      ['declined', true],
    ])
  })

  test('go out by e-mail once a day, decisions at once, each person’s in one', async () => {
    const snow = await ask('Snow')
    await ask('Ice')
    expect(await send()).toEqual([])
    await product.call(mo, 'POST', `/document/${snow.id}/decline`, { version: 1, reason: 'Say which years' })
    const [letter, ...more] = await send()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: ada.email })
    expect(letter?.subject).toBe('Snow Observatory: Your dashboard “Snow” was not approved')
    expect(letter?.text).toContain('Reason: Say which years')
    expect(letter?.text).toContain('https://example.org/account#/savedDashboards')
    expect(letter?.text).toContain('https://example.org/account#/settings')
    // A request that somebody has decided meanwhile needs no letter.
    await becomeMorning()
    const morning = await send()
    expect(morning.map(({ to }) => to).toSorted()).toEqual([mo.email, root.email])
    for (const { text, subject } of morning) {
      expect(subject).toBe('Snow Observatory: Public dashboard to decide on: Ice')
      expect(text).toContain('https://example.org/admin#/waiting')
      expect(text).not.toContain('Snow:')
    }
    expect(await send()).toEqual([])
  })

  test('come at once or never where somebody chose so, and only to confirmed addresses', async () => {
    expect((await prefer(mo, { requests: 'at-once' })).body.letters).toEqual({
      requests: 'at-once',
      decisions: 'at-once',
    })
    expect((await prefer(root, { requests: 'never' })).status).toBe(200)
    expect((await prefer(ada, { decisions: 'hourly' })).status).toBe(400)
    await prefer(ada, { decisions: 'never' })
    const row = await ask('Fog')
    expect((await send()).map(({ to }) => to)).toEqual([mo.email])
    await product.call(mo, 'POST', `/document/${row.id}/approve`, { version: 1 })
    await becomeMorning()
    expect(await send()).toEqual([])
    await product.database.query('update account set email_verified = false where id = $1', [mo.id])
    await ask('Mist')
    expect(await send()).toEqual([])
  })

  test('the public’s words stay on the site', async () => {
    await prefer(root, { requests: 'at-once' })
    const payload = {
      ...{ name: 'Ada <script>', email: 'ad@example.org', organization: 'A', category: 'Question' },
      feedback: 'Read https://evil.example',
    }
    const sent = await product.app.inject({ method: 'POST', url: '/api/account/contact', payload })
    expect(sent.statusCode).toBe(201)
    const [letter] = await send()
    expect(letter?.subject).toBe('Snow Observatory: Something was sent in by the public')
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/evil|script/)
    const [row] = (await product.call(root, 'GET', '/inquiries')).body.results
    const answer = { state: 'closed', updated_at: row.updated_at }
    expect((await product.call(root, 'PUT', `/inquiries/${row.id}`, answer)).status).toBe(200)
    expect((await told(root)).map(({ kind, seen }) => [kind, seen])).toContainEqual(['inquiry', true])
  })
})
