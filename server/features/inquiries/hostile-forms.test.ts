import { beforeAll, expect, test, vi } from 'vitest'
import { HOSTILE_TEXTS } from '#tests/builders/hostile-texts.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { submitted } from '#tests/builders/plugin-form.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** The whole corpus in texts that a form takes. */
const CORPUS = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / 15) }, (_, at) =>
  HOSTILE_TEXTS.slice(at * 15, at * 15 + 15)
    .join('\n')
    .trim(),
)

/** Each text as a form takes it in one short line, twice where two begin alike. */
const LINES = HOSTILE_TEXTS.map((text) => text.replaceAll(/\s+/gu, ' ').trim().slice(0, 60)).filter(
  (text) => visible(text) !== '',
)

/** The visible part of a text, without white space or signs without a shape. */
function visible(text: string): string {
  return text.normalize('NFC').replaceAll(/[\p{C}\s]/gu, '')
}

const WHO = { name: 'Ada Eze', organization: 'A ministry', category: 'Question' }

/**
 * Every form of the public with a free text: its call, its other fields, the field, and the kind under which
 * it is kept.
 */
const FORMS = [
  ['/account/contact', {}, 'feedback', 'contact'],
  ['/data-partnerships', { offer: 'A data set that is ready' }, 'data', 'partnership'],
  ['/testimonials', { rating: 5 }, 'review', 'testimonial'],
] as const

serverDatabase('hostile texts in the forms of the public', (open) => {
  let product: Product<'root' | 'ada'>
  beforeAll(async () => {
    product = await openProduct(open, { people: { root: 'admin', ada: 'user' } })
  })
  const send = (path: string, payload: object, headers = {}, remoteAddress = '192.0.2.9') =>
    product.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress })

  test('the corpus is more than a hundred texts', () => {
    expect(HOSTILE_TEXTS.length).toBeGreaterThan(100)
    expect(CORPUS.join('\n').length).toBeGreaterThan(3000)
  })

  test.each(FORMS)(
    'T21: %s keeps the whole corpus as the text that it is, and no letter carries it on',
    async (path, more, field, kind) => {
      const { call, people, letters } = product
      const before = letters.length
      for (const [at, text] of CORPUS.entries()) {
        const payload = { ...WHO, ...more, email: `${kind}-${at}@example.org`, [field]: text }
        const answer = await send(path, payload)
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          201,
          'application/json; charset=utf-8',
        ])
        // Nothing of it comes back.
        expect(Object.keys(answer.json()).toSorted()).toEqual(['kept', 'removal'])
      }
      const { results } = (await call(people.root, 'GET', `/inquiries?kind=${kind}&size=100`)).body
      expect(results).toHaveLength(CORPUS.length)
      expect(results.map(({ text }: { text: string }) => visible(text)).toSorted()).toEqual(
        CORPUS.map(visible).toSorted(),
      )
      // Those who answer are told on the site; their letters say only that something was sent in.
      expect(letters.slice(before)).toEqual([])
    },
  )

  test.each([
    ['/subdashboard/interest', 'dashboard', '/inquiries?kind=interest', 'subject'],
    ['/crud/subscriber', 'name', '/subscribers?', 'name'],
  ])('T21: %s keeps each text of one line as it is', async (path, field, list, kept) => {
    const { call, people, letters } = product
    const before = letters.length
    for (const [at, text] of LINES.entries()) {
      const from = `198.51.100.${at}`
      const answer = await send(path, { email: `line-${at}@example.org`, [field]: text }, {}, from)
      expect([answer.statusCode, answer.body.includes(text)], text).toEqual([201, false])
    }
    const read = async () => (await call(people.root, 'GET', `${list}&size=1000`)).body.results
    // The newsletter is taken after the answer.
    await vi.waitFor(async () => expect(await read()).toHaveLength(LINES.length))
    const found = (await read()).map((row: Record<string, string>) => visible(row[kept] ?? ''))
    expect(found.toSorted()).toEqual(LINES.map(visible).toSorted())
    for (const { text, subject } of letters.slice(before))
      expect(`${subject}\n${text}`).not.toMatch(/<script|onerror|javascript:/i)
  })

  test('T21: comments on documents and on submissions keep the whole corpus', async () => {
    const { app, call, people } = product
    const { data } = (
      await call(people.ada, 'POST', '/document', { document: { ...EMPTY_DASHBOARD, title: 'Snow' } })
    ).body
    const submission = await submitted(app, people.ada, { name: 'talked-about' })
    for (const path of [`/document/${data.id}/comments`, `/plugin-submissions/${submission.id}/comments`]) {
      for (const text of CORPUS)
        expect((await call(people.ada, 'POST', path, { text })).status, path).toBeLessThan(300)
      const { results } = (await call(people.ada, 'GET', `${path}?size=100`)).body
      expect(results.map(({ text }: { text: string }) => visible(text)).toSorted(), path).toEqual(
        CORPUS.map(visible).toSorted(),
      )
    }
  })

  test('T24: letters lead to our own address, whatever name the caller gives to it', async () => {
    const { letters } = product
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await send('/crud/subscriber', { email: 'host@example.org', name: 'Host' }, headers)
    await send('/account/contact', { ...WHO, email: 'host@example.org', feedback: 'Hello' }, headers)
    await vi.waitFor(() => expect(letters.some(({ to }) => to === 'host@example.org')).toBe(true))
    for (const letter of letters) expect(JSON.stringify(letter)).not.toContain('evil.example')
  })

  test('a name with line breaks adds no line to the head of a letter', async () => {
    const { letters } = product
    const name = 'Ada\r\nBcc: crowd@example.org'
    await send('/account/contact', { ...WHO, name, email: 'break@example.org', feedback: 'Hello' })
    await send('/crud/subscriber', { email: 'break@example.org', name })
    await vi.waitFor(() => expect(letters.some(({ to }) => to === 'break@example.org')).toBe(true))
    for (const { to, subject } of letters) expect(`${to}${subject}`).not.toMatch(/[\r\n]/)
    expect(letters.filter(({ to }) => to.includes('crowd'))).toEqual([])
  })
})
