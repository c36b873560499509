import { beforeAll, expect, test } from 'vitest'
import type { DecidedRow, WaitingRow } from '#contract/waiting/waiting.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { submitted } from '#tests/builders/plugin-form.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

interface Waiting {
  readonly results: readonly WaitingRow[]
  readonly counts: Readonly<Record<string, number>>
  readonly decided: readonly DecidedRow[]
}

const CONTACT = {
  ...{ name: 'Cyr Abba', email: 'cyr@example.org', organization: 'A ministry' },
  ...{ category: 'Question', feedback: 'Where is stunting?' },
}

serverDatabase('what waits for a decision', (open) => {
  let product: Product<'ada' | 'bo' | 'mo' | 'root'>
  let root: Person
  let mo: Person
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    product = await openProduct(open, { people: { ada: 'user', bo: 'user', mo: 'moderator', root: 'admin' } })
    ;({ ada, bo, mo, root } = product.people)
  })

  const waitingFor = async (person: Person): Promise<Waiting> => {
    const { status, body } = await product.call(person, 'GET', '/waiting')
    expect(status).toBe(200)
    return body
  }
  const titles = async (person: Person) => (await waitingFor(person)).results.map(({ title }) => title)
  const made = async (person: Person, title: string, kind = 'dashboard') => {
    const document = { ...EMPTY_DASHBOARD, kind, title }
    const sent = { document, visibility: 'public', reason: 'Others ask for it' }
    return (await product.call(person, 'POST', '/document', sent)).body.data
  }
  const inquire = (payload: object, path = '/account/contact') =>
    product.app.inject({ method: 'POST', url: `/api${path}`, payload })

  test('is listed oldest first, for each by what they may decide on, and never one’s own', async () => {
    await made(ada, 'Snow')
    await submitted(product.app, bo, { name: 'white-map' })
    expect((await inquire(CONTACT)).statusCode).toBe(201)
    const praise = { ...CONTACT, email: 'di@example.org', rating: 5, review: 'Side by side.' }
    expect((await inquire(praise, '/testimonials')).statusCode).toBe(201)
    await made(mo, 'Ice', 'report')

    const all = await waitingFor(root)
    expect(all.results.map(({ kind, what, from, version }) => [kind, what, from, version])).toEqual([
      ['document', 'dashboard', 'ada', '1'],
      ['plugin', '1.0.0', 'bo', '1'],
      ['inquiry', 'contact', 'Cyr Abba', expect.stringMatching(/^\d{4}-.*Z$/)],
      ['testimonial', 'testimonial', 'Cyr Abba', expect.any(String)],
      ['document', 'report', 'mo', '1'],
    ])
    expect(all.counts).toEqual({
      catalogue: 0,
      document: 2,
      comment: 0,
      plugin: 1,
      inquiry: 1,
      testimonial: 1,
      reading: 0,
      front: 0,
      figures: 0,
    })
    const some = await waitingFor(mo)
    expect(some.results.map(({ kind, title }) => [kind, title])).toEqual([
      ['document', 'Snow'],
      ['plugin', expect.any(String)],
    ])
    expect(some.counts).toEqual({ document: 1, plugin: 1, reading: 0, comment: 0 })
    expect(await waitingFor(ada)).toEqual({ results: [], counts: {}, decided: [] })
  })

  test('a single right shows its kind alone', async () => {
    const scope = { source: null, place: null }
    const given = { account: bo.id, capability: 'dashboards.review', scope }
    expect((await product.call(root, 'POST', '/grants', given)).status).toBe(201)
    expect((await waitingFor(bo)).counts).toEqual({ document: 2, comment: 0 })
  })

  test('what its author changed says so, and what was sent can be read beside it by who decides', async () => {
    const row = await made(ada, 'Sleet')
    const document = { ...EMPTY_DASHBOARD, title: 'Sleet in May' }
    const changed = await product.call(ada, 'PATCH', `/document/${row.id}`, {
      version: row.version,
      document,
    })
    expect(changed.status).toBe(200)
    const found = (await waitingFor(mo)).results.find(({ id }) => id === row.id)
    expect(found).toMatchObject({ title: 'Sleet in May', version: '2', changed: true })
    const asked = await product.call(mo, 'GET', `/document/${row.id}/asked`)
    expect(asked.body.data).toMatchObject({ version: 1, document: { title: 'Sleet' } })
    expect((await product.call(ada, 'GET', `/document/${row.id}/asked`)).status).toBe(403)

    const old = await product.call(mo, 'POST', `/document/${row.id}/approve`, { version: 1 })
    expect(old.status).toBe(409)
    // A reviewer who has not compared it with the submitted version approves it nowhere: not in the list, not
    // above it, not by the earlier API.
    for (const path of [`/document/${row.id}`, `/custom-dashboard/${row.id}`]) {
      const unseen = await product.call(mo, 'POST', `${path}/approve`, { version: 2 })
      expect([unseen.status, unseen.body.detail]).toEqual([
        409,
        'It was changed after it was sent. Compare both versions under “Waiting for you”, then approve it there.',
      ])
    }
    const reason = 'Say which years'
    const decline = { version: 2, reason }
    expect((await product.call(mo, 'POST', `/document/${row.id}/decline`, decline)).status).toBe(200)
    const [last] = (await waitingFor(root)).decided
    expect(last).toMatchObject({ id: row.id, state: 'declined', by: 'mo', title: 'Sleet in May' })
    expect((await product.call(mo, 'GET', `/document/${row.id}/asked`)).status).toBe(404)

    // Asked for again it begins anew: nothing was changed since.
    const again = { ...document, description: '2020 to 2024' }
    await product.call(ada, 'PATCH', `/document/${row.id}`, { version: 3, document: again })
    const anew = (await waitingFor(mo)).results.find(({ id }) => id === row.id)
    expect(anew).toMatchObject({ version: '4', changed: false })
    await product.call(ada, 'PATCH', `/document/${row.id}`, { version: 4, document })
    const compared = { version: 5, compared_with: 4 }
    expect((await product.call(mo, 'POST', `/document/${row.id}/approve`, compared)).status).toBe(200)
  })

  test('what was decided or taken away waits no more, and is told with who and when', async () => {
    const { results } = await waitingFor(root)
    const inquiry = results.find(({ kind }) => kind === 'inquiry')
    const whole = await product.call(root, 'GET', `/inquiries/${inquiry?.id}`)
    expect(whole.body).toMatchObject({ text: CONTACT.feedback, updated_at: inquiry?.version })
    expect((await product.call(root, 'GET', '/inquiries/999999')).status).toBe(404)
    const answer = { state: 'new', answer: 'Here.', letter: true, updated_at: inquiry?.version }
    expect((await product.call(root, 'PUT', `/inquiries/${inquiry?.id}`, answer)).status).toBe(200)
    expect((await product.call(root, 'PUT', `/inquiries/${inquiry?.id}`, answer)).status).toBe(409)
    const [last] = (await waitingFor(root)).decided
    expect(last).toMatchObject({ kind: 'inquiry', state: 'answered', by: 'root' })
    expect((await waitingFor(mo)).decided.map(({ kind }) => kind)).not.toContain('inquiry')

    const snow = results.find(({ title }) => title === 'Snow')
    await product.call(ada, 'DELETE', `/document/${snow?.id}`)
    expect(await titles(root)).not.toContain('Snow')
  })

  test('what was written for the decision is read by its author and by those who decide', async () => {
    const row = await made(ada, 'Hail')
    await product.call(mo, 'POST', `/document/${row.id}/approve`, { version: row.version })
    const reader = await product.app.inject({ url: `/api/document/${row.id}` })
    const list = await product.app.inject({ url: '/api/document' })
    const early = await product.app.inject({ url: `/api/custom-dashboard/${row.id}` })
    for (const { body } of [reader, list, early]) {
      expect(body).toContain('Hail')
      expect(body).not.toContain('Others ask for it')
    }
    for (const person of [ada, mo]) {
      expect((await product.call(person, 'GET', `/document/${row.id}`)).body.data.reason).toBe(
        'Others ask for it',
      )
    }
  })
})
