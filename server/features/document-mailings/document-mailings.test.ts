import { beforeAll, expect, test } from 'vitest'
import type { DocumentRow } from '#contract/documents/document.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { openBriefs } from '#server/briefs/briefs.ts'
import { openDataFiles } from '#server/data-files/data-files.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import { openDocumentFiles } from '#server/paper/document-files.ts'
import type { Letter, LetterOf } from '#server/platform/mail/mail.ts'
import { openFileCache } from '#server/release/file-cache.ts'
import { packedFilesOf } from '#tests/builders/test-folder.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { letterSubjects } from './letter-subject.ts'
import { mailingJob } from './send-mailings.ts'

serverDatabase('letters about documents', (open) => {
  let product: Product<'ada' | 'bo'>
  let row: DocumentRow
  beforeAll(async () => {
    product = await openProduct(open, { content: 'first-release', people: { ada: 'user', bo: 'user' } })
    const document = { ...EMPTY_DASHBOARD, title: 'Snow', description: 'Of the north' }
    const made = await product.call(product.people.ada, 'POST', '/document', { document, visibility: 'link' })
    row = made.body.data
  })
  const choose = (person: 'ada' | 'bo', every: string | null) =>
    product.call(product.people[person], 'PUT', '/document-mailing', { about: `/document/${row.id}`, every })
  const become = () =>
    product.database.query("update document_mailing set next_at = now() - interval '1 second'")
  const mailings = () =>
    product.database.query<{ account: number }>('select account from document_mailing order by id')
  const post = (url: string) =>
    product.app.inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  /** Two processes that look at the same time. */
  async function look() {
    const { database } = product
    const sent: Letter[] = []
    const letters = { send: async (letter: LetterOf) => sent.push(letter('Snow Observatory')) > 0 }
    const address = 'https://example.org'
    const dataFiles = openDataFiles(database, openFileCache(packedFilesOf()))
    const files = openDocumentFiles(database, dataFiles, product.app.log)
    const briefs = openBriefs({ database, dataFiles, documentFiles: files })
    const job = mailingJob(
      { database, letters, address },
      {
        keys: linkKeysOf(database, 'document-mailing'),
        files,
        find: letterSubjects({ database, briefs, dataFiles }),
      },
    )
    await Promise.all([job.run({}), job.run({})])
    return sent
  }

  test('come once, say what the page is, and end by the link of any of them, signed out', async () => {
    expect((await choose('bo', 'day')).status).toBe(400)
    expect((await choose('bo', 'week')).body).toMatchObject({
      ...{ every: 'week', day: 1, to_me: true, email: 'bo@example.org', last_sent: null, addresses: [] },
    })
    expect(await look()).toEqual([])
    await become()
    const [letter, ...more] = await look()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'bo@example.org', subject: 'Snow: this week' })
    expect(letter?.text).toContain('Of the north')
    expect(letter?.text).toMatch(/It shows release 1 of the figures, published on \d+ \w+ \d{4}\./)
    expect(letter?.attachments?.map(({ type }) => type)).toEqual(['application/pdf'])
    expect(letter?.text).toContain('Snow Observatory: every source')
    expect(letter?.text).toContain(`/custom/private/${row.id}`)
    expect(await look()).toEqual([])
    const address = new URL(letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect((await post(`${address.pathname}${address.search}x`)).statusCode).toBe(404)
    for (const _ of [1, 2]) expect((await post(address.pathname + address.search)).statusCode).toBe(200)
    expect(await mailings()).toEqual([])
  })

  test('carry the first figure, the sentence, what has changed since the last e-mail, and the PDF', async () => {
    const { call, people, database } = product
    const view = { indicators: [7], sources: [2], locations: [1], periods: [], options: {} }
    const framed = { title: '', note: '', width: 'full', frozen: null }
    const document = {
      ...{ ...EMPTY_DASHBOARD, title: 'Shovels' },
      blocks: [
        { kind: 'sentence', id: 'a', view: { ...view, kind: 'trend' }, width: 'full', frozen: null },
        {
          kind: 'figure',
          id: 'b',
          view: { ...view, kind: 'trend' },
          height: 'usual',
          annotations: [],
          ...framed,
        },
      ],
    }
    const made = await call(people.ada, 'POST', '/document', { document, visibility: 'link' })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    await call(people.bo, 'PUT', '/document-mailing', {
      about: `/document/${made.body.data.id}`,
      every: 'week',
    })
    await become()
    const [first] = await look()
    const [picture, pdf] = first?.attachments ?? []
    expect(picture).toMatchObject({ type: 'image/png', inline: 'first-figure' })
    expect(
      Buffer.from(picture?.base64 ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(
      Buffer.from(pdf?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(first?.html).toMatch(/<img src="cid:first-figure" alt="[^"]{20,}"/)
    // The twin in plain text says the same.
    const alternative = /alt="([^"]+)"/.exec(first?.html ?? '')?.[1] ?? ''
    expect(first?.text).toContain(alternative.replaceAll('&amp;', '&'))
    expect(first?.text).toMatch(/The whole document is attached as PDF \(\d\.\d MB\)\./)
    expect(first?.text).not.toContain('What has changed')

    await become()
    expect((await look())[0]?.text).toContain('No release has come since the last e-mail.')

    const at = { note: 'second', actor: 'test', now: new Date('2026-02-01T08:00:00Z') }
    const [known] = await database.query<{ value: number; period: number }>(
      'select value, period from observation where indicator = 7 and datasource = 2 and location = 1 and value_type in (1, 2, 5) order by period desc limit 1',
    )
    const period = String(Math.floor((known?.period ?? 0) / 1000))
    await publishRelease(database, { points: [aPoint(2, 1, period, 61), aPoint(2, 1, '1999', 40)] }, at)
    await become()
    const third = (await look())[0]?.text ?? ''
    expect(third).toContain('It shows release 2 of the figures')
    expect(third).toContain('What has changed since the last e-mail (besides rows: 1 new')
    expect(third).toMatch(new RegExp(`- .*${period}.*: ${known?.value}.* → 61`))
    await database.query('delete from document_mailing')
  })

  test('stop when the page is hidden from whoever gets them, or deleted, and do not reach who never confirmed an address', async () => {
    const { call, people, database } = product
    await database.query('update account set email_verified = false where id = $1', [people.bo.id])
    expect((await choose('bo', 'week')).status).toBe(400)
    await database.query('update account set email_verified = true where id = $1', [people.bo.id])
    await choose('bo', 'month')
    await choose('ada', 'month')
    const hidden = await call(people.ada, 'PATCH', `/document/${row.id}`, {
      version: row.version,
      visibility: 'private',
    })
    expect(hidden.status).toBe(200)
    await become()
    expect((await look()).map(({ to }) => to)).toEqual(['ada@example.org'])
    expect(await mailings()).toEqual([{ account: people.ada.id }])
    expect((await choose('bo', 'week')).status).toBe(404)
    await call(people.ada, 'DELETE', `/document/${row.id}`)
    await become()
    expect(await look()).toEqual([])
    expect(await mailings()).toEqual([])
  })

  test('bring a work list and a brief to others, who agree first and stop for themselves', async () => {
    const { call, people, database } = product
    const about = '/work-list?indicator=7&location=1'
    const put = (body: object) =>
      call(people.ada, 'PUT', '/document-mailing', { about, every: 'month', ...body })
    const before = product.letters.length
    const many = Array.from({ length: 21 }, (_, at) => `reader${at}@example.org`)
    expect((await put({ addresses: many })).status).toBe(400)
    expect((await put({ addresses: ['nobody'] })).status).toBe(400)
    expect((await put({ to_me: false })).status).toBe(400)
    const kept = await put({ day: 28, to_me: false, addresses: ['eve@example.org', 'uche@example.org'] })
    expect(kept.body).toMatchObject({
      ...{ every: 'month', day: 28, to_me: false },
      addresses: [
        { email: 'eve@example.org', state: 'waits' },
        { email: 'uche@example.org', state: 'waits' },
      ],
    })
    const [asked, ...rest] = product.letters.slice(before)
    expect([asked?.to, rest.length]).toEqual(['eve@example.org', 1])
    expect(asked?.subject).toMatch(/^Somebody wants to have e-mails sent to you from /)
    expect(asked?.text).toMatch(/with a PDF: Where first\? .+/)
    // Changed without the addresses: nobody is asked again. Nothing goes to who has not agreed.
    expect(
      (await put({ day: 27, to_me: false, addresses: ['eve@example.org', 'uche@example.org'] })).status,
    ).toBe(200)
    expect(product.letters.length).toBe(before + 2)
    await become()
    expect(await look()).toEqual([])

    const key = /confirm=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? ''
    expect((await post(`/api/document-mailing/end?key=${key}`)).statusCode).toBe(404)
    expect((await call(people.bo, 'POST', `/document-mailing/confirm?key=${key}`)).status).toBe(200)
    await become()
    const [letter, ...more] = await look()
    expect([letter?.to, more]).toEqual(['eve@example.org', []])
    expect(letter?.text).toMatch(/^ada has “Where first\? .+” sent to you every month\.$/m)
    expect(letter?.attachments?.map(({ type }) => type)).toEqual(['image/png', 'application/pdf'])
    expect(letter?.attachments?.[1]?.name).toMatch(/^msdat-where-first-snow-shovels.*\.pdf$/)
    expect(letter?.text).toContain('https://example.org/work-list?indicator=7&location=1')
    const read = () => call(people.ada, 'GET', `/document-mailing?about=${encodeURIComponent(about)}`)
    const sent = (await read()).body
    expect(Date.parse(sent.last_sent)).toBeGreaterThan(Date.now() - 60_000)
    expect(sent.addresses[0]).toEqual({
      email: 'eve@example.org',
      state: 'confirmed',
      last_sent: expect.any(String),
    })

    const end = new URL(letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect((await post(end.pathname + end.search)).statusCode).toBe(200)
    await become()
    expect(await look()).toEqual([])
    expect((await read()).body.addresses[0]).toMatchObject({ email: 'eve@example.org', state: 'stopped' })

    expect(
      (await call(people.ada, 'PUT', '/document-mailing', { about: '/briefs/atlantis', every: 'week' }))
        .status,
    ).toBe(404)
    const [place] = (await call(people.ada, 'GET', '/briefs')).body.places
    await call(people.ada, 'PUT', '/document-mailing', { about: `/briefs/${place.slug}`, every: 'week' })
    await become()
    const [brief] = await look()
    expect(brief).toMatchObject({ to: 'ada@example.org', subject: `Brief: ${place.name}: this week` })
    // This country has none of the figures of a brief: the letter goes without and says so.
    expect(brief?.text).toContain('Its figure and its PDF could not be made this time')
    expect(brief?.text).toContain(`https://example.org/briefs/${place.slug}`)
    await database.query('delete from document_mailing')
  })

  test('ask others without a word of the sender, and no more than twenty addresses a day', async () => {
    const { call, people, database, letters } = product
    await database.query('delete from attempt')
    await database.query("update account set first_name = 'Call 0800 SCAM' where id = $1", [people.ada.id])
    const title = 'URGENT: verify your bank at https://evil.example'
    const made = await call(people.ada, 'POST', '/document', { document: { ...EMPTY_DASHBOARD, title } })
    const about = `/document/${made.body.data.id}`
    const put = (addresses: readonly string[]) =>
      call(people.ada, 'PUT', '/document-mailing', { about, every: 'week', addresses })
    const numbered = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `n${from + at}@example.org`)
    const before = letters.length
    expect((await put(numbered(0, 15))).status).toBe(200)
    const sent = letters.slice(before)
    expect(sent).toHaveLength(15)
    expect(JSON.stringify(sent)).not.toMatch(/URGENT|evil|bank|SCAM/)
    expect(sent[0]?.text).toContain('with a PDF: a dashboard that they made.')
    const refused = await put(numbered(10, 30))
    expect([refused.status, refused.body.errors]).toEqual([
      429,
      { addresses: ['In a day you can have 20 new addresses asked. Add the others tomorrow.'] },
    ])
    // Who is refused has lost nothing: the five that are left are asked.
    expect((await put(numbered(0, 20))).status).toBe(200)
    expect(letters.length).toBe(before + 20)
    expect((await put(numbered(1, 21))).status).toBe(429)
    await database.query('delete from document_mailing')
  })
})
