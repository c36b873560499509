import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import type { Person } from '#tests/builders/people.ts'
import { readPdf } from '#tests/builders/pdf-text.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const view = {
  kind: 'trend',
  indicators: [7],
  sources: [2],
  locations: ['{place}'],
  periods: [],
  options: {},
}
const framed = { width: 'full', frozen: null }
const TEMPLATE = {
  ...EMPTY_DASHBOARD,
  kind: 'brief',
  title: 'Shovels in {place}',
  parameters: [{ name: 'place', value: 1 }],
  blocks: [
    { kind: 'text', id: 'a', html: '<p>What is known of {place}.</p>', ...USUAL_LOOK, width: 'full' },
    { kind: 'figure', id: 'b', view, title: '', note: '', height: 'usual', annotations: [], ...framed },
    { kind: 'table', id: 'c', view, title: 'All figures', note: '', rows: null, ...framed },
  ],
}

serverDatabase('document files', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  let mo: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo, mo },
    } = await openProduct(open, { content: 'country', people: { ada: 'user', bo: 'user', mo: 'moderator' } }))
  })

  const headersOf = (person: Person | null) => (person ? { authorization: person.bearer } : {})
  const ask = (url: string, person: Person | null = ada, headers: object = {}) =>
    app.inject({ url, headers: { ...headersOf(person), ...headers } })
  async function post(person: Person, path: string, payload: object) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: headersOf(person),
      payload,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const create = (more: object = {}, document: object = TEMPLATE) =>
    post(ada, '/document', { document, ...more })

  test('a document that nobody keeps is set as it is sent, with the name of whoever sends it', async () => {
    const { parameters, ...rest } = TEMPLATE
    const document = { ...rest, kind: 'report', parameters, title: 'Custom Report' }
    const set = (format: string, person: Person | null, sent: object) =>
      app.inject({
        method: 'POST',
        url: `/api/document-file/${format}`,
        headers: headersOf(person),
        payload: { document: sent },
      })
    const [pdf, docx, refused] = [
      await set('pdf', ada, document),
      await set('docx', null, document),
      await set('pdf', null, { ...document, blocks: [{ kind: 'crystal-ball', id: 'a' }] }),
    ]
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="msdat-custom-report.pdf"',
    })
    expect(readPdf(pdf.rawPayload).info).toContain('Author: ada')
    expect(Object.keys(unzipSync(docx.rawPayload))).toContain('word/document.xml')
    expect(refused.json()).toMatchObject({
      status: 400,
      errors: { 'document.blocks.0.kind': [expect.any(String)] },
    })
  })

  test('a document comes as PDF, for Word and as a page, named after its title', async () => {
    const { id } = await create()
    const [pdf, docx, html] = await Promise.all(
      ['pdf', 'docx', 'html'].map((format) => ask(`/document/${id}.${format}`)),
    )
    expect([pdf?.statusCode, docx?.statusCode, html?.statusCode]).toEqual([200, 200, 200])
    expect(pdf?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="msdat-shovels-in-aldovia.pdf"',
      'cache-control': 'private, no-cache',
    })
    const read = readPdf(pdf?.rawPayload ?? new Uint8Array())
    expect(read.info).toContain('Title: Shovels in Aldovia')
    expect(read.text).toContain('WhatisknownofAldovia.')
    expect(Object.keys(unzipSync(docx?.rawPayload ?? new Uint8Array()))).toContain('word/document.xml')
    expect(html?.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html?.body).toContain('<h1>Shovels in Aldovia</h1>')
  })

  test('one template makes the document of any place', async () => {
    const { id } = await create()
    expect((await ask(`/document/${id}.html?place=8&lang=pcm`)).body).toContain(
      '<h1>Shovels in Northland</h1>',
    )
    const unknown = await ask(`/document/${id}.html?place=999`)
    expect([unknown.statusCode, unknown.json().errors]).toEqual([
      400,
      { place: [expect.stringContaining('place')] },
    ])
    expect((await ask(`/document/${id}.html?lang=la`)).statusCode).toBe(400)
  })

  test('without its parameter a template is refused in words', async () => {
    const open_ = { ...TEMPLATE, parameters: [{ name: 'place', value: null }] }
    const { id } = await create({}, open_)
    const refused = await ask(`/document/${id}.pdf`)
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      expect.stringContaining('id of the place'),
    ])
  })

  test('an address that is very long is refused clearly, and what it says beyond its parameters changes nothing', async () => {
    const { id } = await create()
    const long = 'x'.repeat(3000)
    for (const [name, status] of [
      ['x'.repeat(90), 404],
      [long, 414],
    ] as const) {
      for (const path of [`/document/${name}.pdf`, `/document/${name}.docx`, `/embed/document/${name}`]) {
        expect([path.length, (await ask(path)).statusCode]).toEqual([path.length, status])
      }
    }
    const endless = await ask(`/document/${id}.pdf?place=${'8'.repeat(40_000)}`)
    expect([endless.statusCode, endless.json().type]).toEqual([414, '/problems/address-too-long'])
    const opened = await ask(`/document/${id}.html?place=${long}&other=${long}`)
    expect(opened.body).toContain('<h1>Shovels in Aldovia</h1>')
  })

  describe('who may see one:', () => {
    /** Every address under which a document is read. */
    const twins = (id: string) => [
      ...['pdf', 'docx', 'html', 'json'].map((format) => `/document/${id}.${format}`),
      `/api/document/${id}`,
    ]
    const statuses = (id: string, person: Person | null) =>
      Promise.all(twins(id).map(async (url) => (await ask(url, person)).statusCode))
    const ALL = twins('').map(() => 200)
    const NONE = twins('').map(() => 404)

    test('T13: a private one nobody else, also after its owner has had it made', async () => {
      const { id } = await create()
      expect(await statuses(id, ada)).toEqual(ALL)
      for (const person of [null, bo, mo]) expect(await statuses(id, person)).toEqual(NONE)
    })

    test('T13: what a private one shows is given away by no list, no card, no history and no frame', async () => {
      const { id } = await create()
      const address = encodeURIComponent(`http://localhost:80/custom/private/${id}`)
      const elsewhere = [
        ...twins(id),
        ...['', '?q=Shovels', '?status=pending'].map((query) => `/api/document${query}`),
        ...['/versions', '/versions/1', '/pictures/none.png'].map((part) => `/api/document/${id}${part}`),
        ...[`/api/custom-dashboard/${id}`, '/api/custom-dashboard'],
        ...[`/custom/private/${id}`, `/card.png?page=${encodeURIComponent(`/custom/private/${id}`)}`],
        `/api/oembed?url=${address}`,
      ]
      for (const person of [null, bo]) {
        for (const url of elsewhere) {
          const { body } = await ask(url, person)
          expect([url, /Shovels|What is known/.test(body)]).toEqual([url, false])
        }
      }
    })

    test('one that is shared by link whoever has it, until it is shared no more', async () => {
      const { id, version } = await create({ visibility: 'link' })
      expect(await statuses(id, null)).toEqual(ALL)
      const payload = { version, visibility: 'private' }
      await app.inject({ method: 'PATCH', url: `/api/document/${id}`, headers: headersOf(ada), payload })
      expect(await statuses(id, null)).toEqual(NONE)
    })

    test('T13: in frames of other sites public ones that were approved, without cookies and scripts', async () => {
      const framed = (id: string, person: Person | null) => ask(`/embed/document/${id}`, person)
      const { id, version } = await create({ visibility: 'public', reason: 'For all' })
      for (const person of [null, ada, mo]) expect((await framed(id, person)).statusCode).toBe(404)
      await post(mo, `/document/${id}/approve`, { version })
      const shown = await framed(id, null)
      expect(shown.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors \*$/),
        'cache-control': 'no-cache',
      })
      expect(shown.headers).not.toHaveProperty('x-frame-options')
      expect(shown.headers).not.toHaveProperty('set-cookie')
      expect(shown.body).toContain('<h1>Shovels in Aldovia</h1>')
      expect(shown.body).toContain('<base target="_blank">')
      expect(shown.body).toMatch(/<details class="notice"><summary>Not everything here may be republished</)
      expect((await ask(`/document/${id}.html`, null)).body).not.toContain('may be republished')
      expect(shown.body).not.toMatch(/<script|src="http/)
      const held = { 'if-none-match': String(shown.headers.etag) }
      expect((await ask(`/embed/document/${id}`, ada, held)).statusCode).toBe(304)
      for (const visibility of ['link', 'private']) {
        const other = await create({ visibility })
        for (const person of [null, ada]) expect((await framed(other.id, person)).statusCode).toBe(404)
      }
    })

    test('a deleted one, and one that there is not, nobody', async () => {
      const { id } = await create()
      await app.inject({ method: 'DELETE', url: `/api/document/${id}`, headers: headersOf(ada) })
      expect(await statuses(id, ada)).toEqual(NONE)
      expect(await statuses('nothing', ada)).toEqual(NONE)
    })
  })

  test('the same is not sent twice, and a change is seen at once', async () => {
    const { id, version } = await create()
    const { etag = '' } = (await ask(`/document/${id}.html`)).headers
    expect((await ask(`/document/${id}.html`, ada, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    const payload = { version, document: { ...TEMPLATE, title: 'Sledges in {place}' } }
    await app.inject({ method: 'PATCH', url: `/api/document/${id}`, headers: headersOf(ada), payload })
    const changed = await ask(`/document/${id}.html`, ada, { 'if-none-match': String(etag) })
    expect([changed.statusCode, changed.body.includes('<h1>Sledges in Aldovia</h1>')]).toEqual([200, true])
  })

  test('whoever asks for many at once is told when to come again; others are served', async () => {
    const { id } = await create({ visibility: 'link' })
    const places = [1, 2, 3, 8, 9, 10]
    const urls = ['en', 'pcm'].flatMap((lang) =>
      places.map((place) => `/document/${id}.docx?lang=${lang}&place=${place}`),
    )
    const many = urls.map((url) => ask(url))
    const statuses = (await Promise.all(many)).map(({ statusCode, headers }) => [
      statusCode,
      headers['retry-after'],
    ])
    const refused = statuses.filter(([status]) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(([, wait]) => Number(wait) > 0)).toBe(true)
    expect(statuses.filter(([status]) => status === 200).length).toBeGreaterThanOrEqual(5)
    expect((await ask('/api/indicators')).statusCode).toBe(200)
    expect((await ask(`/document/${id}.html`)).statusCode).toBe(200)
  })

  test('the newest release is shown, and that of a frozen one stays', async () => {
    const [, latest] = await database.query<{ hash: string }>(
      'select hash from release where hash is not null order by number',
    )
    const frozen = await create({}, { ...TEMPLATE, release: latest?.hash })
    const live = await create()
    expect(latest).toBeDefined()
    const edition = async ({ id }: { readonly id: string }) =>
      /release (\d)/.exec((await ask(`/document/${id}.html`)).body)?.[1]
    expect([await edition(live), await edition(frozen)]).toEqual(['2', '2'])
    const third = { note: 'third', actor: 'test', now: new Date('2026-02-01T08:00:00Z') }
    await publishRelease(database, { points: [aPoint(2, 1, '2021', 61)] }, third)
    expect([await edition(live), await edition(frozen)]).toEqual(['3', '2'])
    const gone = await create({}, { ...TEMPLATE, release: 'no-such-release' })
    expect((await ask(`/document/${gone.id}.html`)).statusCode).toBe(404)
  })
})
